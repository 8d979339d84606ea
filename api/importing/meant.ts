import type { BadRow } from '../../contract/importing.js';
import type { Texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { Row } from './csv/rows.js';
import { called, isNameless, rowName } from './knownProducts.service.js';

/** Products that rows of a file mean, and the line that was the first to. */
export type Meant = ReadonlyMap<string, number>;

/** By what another row would mean the same product: the shop's by its id, a new one by what it brings. */
export const claimsOf = ({ fields }: Row, { _id, name, unit }: ProductRecord, isNew: boolean): string[] => [
  `id ${String(_id)}`,
  ...(isNew ? [`name ${called(name, unit)}`, ...(fields.key ? [`key ${fields.key}`] : [])] : []),
];

const meaningsOf = (row: Row, doc?: ProductRecord): string[] => {
  if (doc) return [`id ${String(doc._id)}`];
  const { _id, key } = row.fields;
  if (isNameless(row)) return [`name ${rowName(row)}`];
  return [...(_id ? [`id ${_id}`] : []), ...(key ? [`key ${key}`] : [])];
};

/** The fault of a row that means what an earlier one has meant already, by whatever it is told. */
export const meantTwice = (
  row: Row,
  doc: ProductRecord | undefined,
  before: readonly Meant[],
  texts: Texts,
): BadRow | undefined => {
  const lines = meaningsOf(row, doc).flatMap((meaning) => before.map((meant) => meant.get(meaning)));
  const line = lines.find((one) => one !== undefined);
  if (line === undefined) return undefined;
  const { _id, key } = row.fields;
  const field = _id ? '_id' : key ? 'key' : 'name';
  return row.fault(field, fill(texts.importing.reasons.twice, { line }));
};
