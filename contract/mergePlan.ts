import { limits } from './limits.js';
import type { Translations } from './translations.js';

/** A product in a guest's cart: the guest wants `wanted`, and the account's cart already has `there`. */
export interface MergeLine<Product> {
  product: Product;
  wanted: number;
  there: number;
}

export interface MergePlan<Product> {
  /** The new quantities of the lines that change. */
  changes: { product: Product; quantity: number }[];
  /** The products whose quantity was cut short, with the quantity in the cart after the merge. */
  capped: { name: string; translations?: Translations | undefined; quantity: number }[];
}

/**
 * Adds the quantities of a guest's cart to the account's cart, up to the stock and the cart's limits. It
 * never lowers a quantity that is in the account's cart already (W-18).
 */
export const planMerge = <Product extends { name: string; translations?: Translations; stock: number }>(
  lines: readonly MergeLine<Product>[],
  linesThere: number,
): MergePlan<Product> => {
  const plan: MergePlan<Product> = { changes: [], capped: [] };
  let room = limits.cartLines - linesThere;
  for (const { product, wanted, there } of lines) {
    const max = there || room > 0 ? Math.min(product.stock, limits.quantity) : 0;
    const quantity = Math.max(there, Math.min(there + wanted, max));
    if (quantity > there) plan.changes.push({ product, quantity });
    if (quantity > there && !there) room -= 1;
    const { name, translations } = product;
    if (quantity < there + wanted) plan.capped.push({ name, translations, quantity });
  }
  return plan;
};
