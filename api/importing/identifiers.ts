import type { ProductRecord } from '../catalogue/product.schema.js';
import { nameIdentifier } from './csv/cells.js';
import type { Identifier, ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';
import type { RowPlan } from './rowPlan.js';

/** Maps each product identifier (id, key, or name and unit) to the first line that used it. */
export interface KnownIdentifiers {
  get(identifier: string): number | undefined;
}

/** Lists the identifiers of a row: its own, and the id of the product that it matches. */
const identifiersOf = ({ identifiers }: ImportRow, doc?: ProductRecord): Identifier[] => [
  ...identifiers,
  ...(doc ? [[identifiers[0]?.[0] ?? 'name', `id ${String(doc._id)}`] as const] : []),
];

/** Returns the issue of a row whose product an earlier row has named already, by whatever identifier. */
export const repeatedIdentifier = (
  row: ImportRow,
  doc: ProductRecord | undefined,
  before: readonly KnownIdentifiers[],
): RowIssue | undefined => {
  for (const [field, identifier] of identifiersOf(row, doc))
    for (const known of before) {
      const line = known.get(identifier);
      if (line !== undefined)
        return row.rowIssue(field, { text: 'reasons.twice', values: { line } }, 'twice');
    }
  return undefined;
};

/** Lists the identifiers that the row's product has in the shop once the row is written. */
const identifiersAfter = (plan: RowPlan, doc?: ProductRecord): string[] => {
  if (plan.outcome === 'bad') return [];
  if (plan.outcome !== 'new') return doc ? [`id ${String(doc._id)}`] : [];
  const { _id, name, unit, key } = plan.product;
  return [`id ${String(_id)}`, nameIdentifier(name, unit), ...(key ? [`key ${key}`] : [])];
};

/** Remembers the identifiers of a row; an identifier that is known already keeps its line. */
export const remember = (
  known: Map<string, number>,
  { line, identifiers }: ImportRow,
  plan: RowPlan,
  doc?: ProductRecord,
): void => {
  for (const identifier of [...identifiers.map(([, own]) => own), ...identifiersAfter(plan, doc)])
    if (!known.has(identifier)) known.set(identifier, line);
};
