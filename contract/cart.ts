import { z } from 'zod';
import { limits } from './limits.js';
import { productSummary } from './product.js';
import { count, id, reference, replyId, rupees, type Wire } from './wire.js';

export const quantity = count(1, limits.quantity);

/**
 * One product in a cart. `seenPrice` is the discounted price in rupees when it was added or last accepted, so that a change
 * is told before paying. `unavailable`: the product is gone; the line can only be removed (W-28).
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
 * A guest's cart, kept in the browser until login (W-18). Where a `mergeId` was heard before, nothing is added: for
 * `limits.idempotencyHours` a repeat is answered as the first was, whatever its lines. Without one, each call adds.
 */
export const mergeCart = z.object({
  mergeId: z.uuid().optional(),
  lines: z.array(z.object({ productId: reference, quantity })).max(limits.cartLines),
});
/** What the merge could not keep, by product id. */
export const mergeResult = z.object({
  added: z.int(),
  capped: z.array(z.object({ name: z.string(), quantity: z.int() })),
  gone: z.int(),
});
export type MergeResult = Wire<typeof mergeResult>;
