import { z } from 'zod';

/** The dependents of a category or subcategory: it cannot be deleted while it has any (W-28). */
export const categoryDependents = z.object({ products: z.int(), subCategories: z.int() });

/** The dependents of a product: their carts keep the line and show it as unavailable. */
export const productDependents = z.object({ carts: z.int() });
