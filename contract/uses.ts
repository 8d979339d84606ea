import { z } from 'zod';

/** What stands under a category or a sub category: while there is any, it is not deleted (W-28). */
export const shelfUses = z.object({ products: z.int(), subCategories: z.int() });

/** Who still has a product: a cart keeps its line, as unavailable. */
export const productUses = z.object({ carts: z.int() });
