import { z } from 'zod';
import { limits } from './limits.js';
import { count, id, reference, replyId, type Wire } from './wire.js';

/** A quantity on the weekly list; 0 means that the product is not on it. */
const listQuantity = count(0, limits.quantity);

/** A product that a customer has saved: as a favourite, on the weekly list with a quantity, or both. */
export const savedProduct = z.object({
  productId: replyId,
  favourite: z.boolean(),
  quantity: z.int(),
});
export type SavedProduct = Wire<typeof savedProduct>;

/** A change of a saved product. A field that is missing stays as it is, so that devices do not undo each other's changes. */
export const saveProduct = z.object({
  productId: id,
  favourite: z.boolean().optional(),
  quantity: listQuantity.optional(),
});

/** The products that a guest has saved in the browser. A repeat of the call changes nothing. */
export const mergeSaved = z.object({
  products: z
    .array(z.object({ productId: reference, favourite: z.boolean(), quantity: listQuantity }))
    .max(limits.favourites + limits.weeklyList),
});

/**
 * The account's saved products after a merge. `left`: the number of favourites and lines of the weekly list
 * for which there was no room.
 */
export const savedMerge = z.object({ products: z.array(savedProduct), left: z.int() });
