import { limits } from '../../contract/limits.js';

/** A product that a guest's cart wants `wanted` of; `there` are in the account's cart already. */
export interface MergeLine<Product> {
  product: Product;
  wanted: number;
  there: number;
}

export interface MergePlan<Product> {
  /** The quantities to be, of the lines that change. */
  changes: { product: Product; quantity: number }[];
  /** What could not be kept whole: the quantity that is in the cart afterwards. */
  capped: { name: string; quantity: number }[];
}

/** Quantities add up, as far as the stock and the cart's limits go; what is in the cart is never lowered (W-18). */
export const planMerge = <Product extends { name: string; stock: number }>(
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
    if (quantity < there + wanted) plan.capped.push({ name: product.name, quantity });
  }
  return plan;
};
