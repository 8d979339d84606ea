import { discountedPrice, discountToReach, type Paise, toRupees } from '../../contract/money.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { inRupees } from './csv/cells.js';
import type { ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';

/**
 * The sale price that a row asks for, the price before discount, and the nearest price that a discount can
 * make. All amounts are in paise; `discount` is a percentage.
 */
interface Reached {
  before: Paise;
  asked: Paise;
  discount: number;
  made: Paise;
}

/**
 * Calculates the discount that comes nearest to the row's sale price; undefined if the row has no sale price.
 * A discount takes off whole rupees (specification §9), so not every price can be reached.
 */
const reachedBy = ({ fields }: ImportRow, doc?: ProductRecord): Reached | undefined => {
  const { price: before = doc?.price, sale_price: asked } = fields;
  if (asked === undefined || before === undefined) return undefined;
  const discount = asked > before ? 0 : discountToReach(before, asked);
  return { before, asked, discount, made: discountedPrice(before, discount) };
};

/**
 * Returns the discount in percent that leads to the row's sale price. Without a sale price it returns the
 * discount that the row names.
 */
export const discountOf = (row: ImportRow, doc?: ProductRecord): number | undefined =>
  reachedBy(row, doc)?.discount ?? row.fields.discount;

/** Reports a sale price above the price before discount, and one that would round to nothing. */
export const salePriceIssues = (row: ImportRow, doc?: ProductRecord): RowIssue[] => {
  const reached = reachedBy(row, doc);
  if (!reached) return [];
  const { before, asked, made } = reached;
  if (asked > before)
    return [row.rowIssue('sale_price', { text: 'fields.tooBig', values: { maximum: toRupees(before) } })];
  return asked && !made
    ? [row.rowIssue('sale_price', { text: 'reasons.free', values: { price: inRupees(before) } })]
    : [];
};

/** Reports a sale price that differs from the price that a discount can make. */
export const salePriceNotes = (row: ImportRow, doc?: ProductRecord): RowIssue[] => {
  const reached = reachedBy(row, doc);
  if (!reached || reached.made === reached.asked) return [];
  return [
    row.rowIssue('sale_price', { text: 'reasons.otherPrice', values: { made: inRupees(reached.made) } }),
  ];
};
