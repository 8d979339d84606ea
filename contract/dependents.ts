import { z } from 'zod';

/** The number of a category's or subcategory's dependents: while it has any, it cannot be deleted (W-28). */
export const categoryDependents = z.object({ products: z.int(), subCategories: z.int() });

/** The number of carts that hold a product. If it is deleted, they keep the line, shown as unavailable. */
export const productDependents = z.object({ carts: z.int() });
