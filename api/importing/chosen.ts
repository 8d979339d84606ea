import type { ImportChoices } from '../../contract/importing.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { namedUnit } from './csv/cells.js';
import type { Row } from './csv/rows.js';

/** Whether neither a row nor the name in it says what one piece is. */
export const isUnitless = ({ fields: { name = '', unit } }: Row): boolean =>
  unit === undefined && namedUnit(name) === undefined;

/** A row that names no product by id or key, with the unit that was chosen for those without: products are told by name and unit. */
export const withUnit = (row: Row, { unit }: ImportChoices): Row =>
  unit !== undefined && !row.fields._id && !row.fields.key && isUnitless(row)
    ? { ...row, fields: { ...row.fields, unit } }
    : row;

/** A row as the admin chose it: a new product has the stock and unit chosen, one that the shop has may keep its stock. */
export const asChosen = (row: Row, doc: ProductRecord | undefined, choices: ImportChoices): Row => {
  const { stock, ...others } = row.fields;
  if (doc) return choices.keepStock ? { ...row, fields: others } : row;
  const unit = isUnitless(row) ? choices.unit : undefined;
  const fields = { ...row.fields, stock: stock ?? choices.stock, unit: row.fields.unit ?? unit };
  return { ...row, fields };
};
