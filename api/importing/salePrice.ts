import { discountedPrice, discountToReach, type Paise, toRupees } from '../../contract/money.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { inRupees } from './csv/cells.js';
import type { Row } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';

/** A price that a row asks for, what it is before the discount, and what comes nearest to it. All in paise but for the discount. */
interface Reached {
  before: Paise;
  asked: Paise;
  discount: number;
  made: Paise;
}

/** Undefined where the row asks for no price; a discount takes whole rupees off (specification §9), so that not every one can be reached. */
const reachedBy = ({ fields }: Row, doc?: ProductRecord): Reached | undefined => {
  const { price: before = doc?.price, sale_price: asked } = fields;
  if (asked === undefined || before === undefined) return undefined;
  const discount = asked > before ? 0 : discountToReach(before, asked);
  return { before, asked, discount, made: discountedPrice(before, discount) };
};

/** The discount that a row names, or by which it reaches its price. */
export const discountOf = (row: Row, doc?: ProductRecord): number | undefined =>
  reachedBy(row, doc)?.discount ?? row.fields.discount;

/** Of a price above the one before the discount, and of one that would come to nothing. */
export const salePriceIssues = (row: Row, doc?: ProductRecord): RowIssue[] => {
  const reached = reachedBy(row, doc);
  if (!reached) return [];
  const { before, asked, made } = reached;
  if (asked > before)
    return [row.rowIssue('sale_price', { text: 'fields.tooBig', values: { maximum: toRupees(before) } })];
  return asked && !made
    ? [row.rowIssue('sale_price', { text: 'reasons.free', values: { price: inRupees(before) } })]
    : [];
};

/** Of a price that becomes another one than the file has. */
export const salePriceNotes = (row: Row, doc?: ProductRecord): RowIssue[] => {
  const reached = reachedBy(row, doc);
  if (!reached || reached.made === reached.asked) return [];
  return [
    row.rowIssue('sale_price', { text: 'reasons.otherPrice', values: { made: inRupees(reached.made) } }),
  ];
};
