import { limits } from '../../contract/limits.js';
import { formatRupees } from '../../contract/money.js';
import type { ProductRow } from '../../contract/productTable.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { formatNumber } from '../theme/formatNumber.js';

/** What is edited in place: rupees, percent, pieces. */
export type StockField = 'price' | 'discount' | 'stock';

/** A value that was typed while somebody else saved another one, which the row has (W-34). */
export interface StockClash {
  _id: string;
  field: StockField;
  mine: number;
}

/** ₹74.00, 12.5%, 1,200. */
export const valueText = (field: StockField, value: number): string => {
  if (field === 'price') return formatRupees(value);
  return field === 'discount' ? `${value}%` : formatNumber(value);
};

/** "Price of Amul milk". */
export const valueLabel = (
  words: AdminMessages['stock'],
  field: StockField,
  { name }: Pick<ProductRow, 'name'>,
) => fill({ price: words.priceOf, discount: words.discountOf, stock: words.stockOf }[field], { name });

export const rulesOf = {
  price: { max: limits.price, decimals: 2 },
  discount: { max: 100, decimals: 2 },
  stock: { max: limits.stock, decimals: 0 },
} as const;
