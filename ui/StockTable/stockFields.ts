import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { formatRupees } from '../../contract/money.js';
import type { ProductTableRow } from '../../contract/productTable.js';
import { formatNumber } from '../theme/formatNumber.js';

/** The product fields that can be edited in the table, in rupees, percent and pieces. */
export type StockField = 'price' | 'discount' | 'stock';

/**
 * An edit conflict: a typed value (`mine`) that differs from the value that another admin saved meanwhile.
 * The row shows the saved value.
 */
export interface StockClash {
  _id: string;
  field: StockField;
  mine: number;
}

/** Formats a price, discount or stock: "₹74.00", "12.5%" or "1,200". */
export const valueText = (field: StockField, value: number): string => {
  if (field === 'price') return formatRupees(value);
  return field === 'discount' ? `${value}%` : formatNumber(value);
};

/** Returns the name of a product's price, discount or stock, such as "Price of Amul milk". */
export const valueLabel = (
  words: AdminMessages['stock'],
  field: StockField,
  { name }: Pick<ProductTableRow, 'name'>,
) => fill({ price: words.priceOf, discount: words.discountOf, stock: words.stockOf }[field], { name });
