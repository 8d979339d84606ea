import type { ImportChoices } from '../../contract/importing.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { namedUnit } from './csv/cells.js';
import type { ImportRow } from './csv/rows.js';

/** Tells whether a row has neither a unit nor a name that ends in one. */
export const isUnitless = ({ fields: { name = '', unit } }: ImportRow): boolean =>
  unit === undefined && namedUnit(name) === undefined;

/**
 * Adds the chosen unit to a row without id, key and unit, because such a product is identified by name and
 * unit.
 */
export const withUnit = (row: ImportRow, { unit }: ImportChoices): ImportRow =>
  unit !== undefined && !row.fields._id && !row.fields.key && isUnitless(row)
    ? { ...row, fields: { ...row.fields, unit } }
    : row;

/**
 * Applies the admin's choices: a new product gets the chosen stock and unit, and a known product may keep its
 * stock.
 */
export const asChosen = (
  row: ImportRow,
  doc: ProductRecord | undefined,
  choices: ImportChoices,
): ImportRow => {
  const { stock, ...others } = row.fields;
  if (doc) return choices.keepStock ? { ...row, fields: others } : row;
  const unit = isUnitless(row) ? choices.unit : undefined;
  const fields = { ...row.fields, stock: stock ?? choices.stock, unit: row.fields.unit ?? unit };
  return { ...row, fields };
};
