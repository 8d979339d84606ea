import { z } from 'zod';
import { limits } from './limits.js';
import { languageMarks } from './translations.js';
import { productSummary } from './product.js';
import { count, id, reference, replyId, rupees, type Wire } from './wire.js';

export const quantity = count(1, limits.quantity);

/**
 * One product in a cart.
 * `seenPrice`: the price in rupees, after the discount, when the product was added or the customer last
 * accepted the price; a change is shown before paying.
 * `unavailable`: the product was deleted, so the line can only be removed (W-28).
 */
export const cartLine = z.object({
  _id: replyId,
  quantity: z.int(),
  productId: productSummary,
  seenPrice: rupees,
  unavailable: z.boolean(),
});
export type CartLine = Wire<typeof cartLine>;

export const addToCart = z.object({ productId: id });
export const updateQuantity = z.object({ _id: id, qty: quantity });

/**
 * A guest's cart, which the browser keeps until login (W-18).
 * `mergeId`: the idempotency key. For `limits.idempotencyHours` a repeat gets the first answer and adds
 * nothing, even with other lines. Without a `mergeId` every call adds.
 */
export const mergeCart = z.object({
  mergeId: z.uuid().optional(),
  lines: z.array(z.object({ productId: reference, quantity })).max(limits.cartLines),
});
/**
 * The result of merging a guest's cart. `added`: the number of lines of the account's cart that are new or
 * got more pieces. `capped`: the products of which not all pieces could be added, with the quantity now in
 * the cart. `gone`: the number of products that no longer exist.
 */
export const mergeResult = z.object({
  added: z.int(),
  capped: z.array(z.object({ name: z.string(), quantity: z.int(), ...languageMarks })),
  gone: z.int(),
});
export type MergeResult = Wire<typeof mergeResult>;
