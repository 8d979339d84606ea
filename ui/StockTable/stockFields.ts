import { limits } from '../../contract/limits.js';
import { formatRupees } from '../../contract/money.js';
import type { ProductTableRow } from '../../contract/productTable.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { formatNumber } from '../theme/formatNumber.js';

/** The fields that are edited in place, in rupees, percent and pieces. */
export type StockField = 'price' | 'discount' | 'stock';

/**
 * An edit conflict: a typed value (`mine`) that differs from the value which another admin saved meanwhile
 * and the row shows.
 */
export interface StockClash {
  _id: string;
  field: StockField;
  mine: number;
}

/** Formats a value: "₹74.00", "12.5%" or "1,200". */
export const valueText = (field: StockField, value: number): string => {
  if (field === 'price') return formatRupees(value);
  return field === 'discount' ? `${value}%` : formatNumber(value);
};

/** Names a value, such as "Price of Amul milk". */
export const valueLabel = (
  words: AdminMessages['stock'],
  field: StockField,
  { name }: Pick<ProductTableRow, 'name'>,
) => fill({ price: words.priceOf, discount: words.discountOf, stock: words.stockOf }[field], { name });

export const rulesOf = {
  price: { max: limits.price, decimals: 2 },
  discount: { max: 100, decimals: 2 },
  stock: { max: limits.stock, decimals: 0 },
} as const;
