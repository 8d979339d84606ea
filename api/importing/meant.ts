import type { ProductRecord } from '../catalogue/product.schema.js';
import { called } from './csv/cells.js';
import type { Claim, Row } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';
import type { RowPlan } from './rowPlan.js';

/** What rows of a file mean, and the line that was the first to. */
export interface Meant {
  get(meaning: string): number | undefined;
}

/** By its own words, and by the shop's: the product that it speaks of, where there is one. */
const meaningsOf = ({ claims }: Row, doc?: ProductRecord): Claim[] => [
  ...claims,
  ...(doc ? [[claims[0]?.[0] ?? 'name', `id ${String(doc._id)}`] as const] : []),
];

/** The fault of a row that means what an earlier one has meant already, by whatever it is told. */
export const meantTwice = (
  row: Row,
  doc: ProductRecord | undefined,
  before: readonly Meant[],
): RowIssue | undefined => {
  for (const [field, meaning] of meaningsOf(row, doc))
    for (const meant of before) {
      const line = meant.get(meaning);
      if (line !== undefined)
        return row.rowIssue(field, { text: 'reasons.twice', values: { line } }, 'twice');
    }
  return undefined;
};

/** By what else the product of a row is told, once the row is written. */
const tellsOf = (plan: RowPlan, doc?: ProductRecord): string[] => {
  if (plan.outcome === 'bad') return [];
  if (plan.outcome !== 'new') return doc ? [`id ${String(doc._id)}`] : [];
  const { _id, name, unit, key } = plan.product;
  return [`id ${String(_id)}`, `name ${called(name, unit)}`, ...(key ? [`key ${key}`] : [])];
};

/** Remembers what a row means; what has been meant before keeps its line. */
export const remember = (
  meant: Map<string, number>,
  { line, claims }: Row,
  plan: RowPlan,
  doc?: ProductRecord,
): void => {
  for (const meaning of [...claims.map(([, meaning]) => meaning), ...tellsOf(plan, doc)])
    if (!meant.has(meaning)) meant.set(meaning, line);
};
