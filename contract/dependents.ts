import { z } from 'zod';

/** What stands under a category or a sub category: while there is any, it is not deleted (W-28). */
export const categoryDependents = z.object({ products: z.int(), subCategories: z.int() });

/** Who still has a product: a cart keeps its line, as unavailable. */
export const productDependents = z.object({ carts: z.int() });
