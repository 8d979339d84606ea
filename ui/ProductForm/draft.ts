import { z } from 'zod';
import { product as productSchema, type Product } from '../../contract/product.js';
import { plainFields } from '../../contract/productFields.js';
import type { ProductFields } from './productFields.js';

/** Unsaved values, and the product that the edit started from. `base` is undefined for a new product. */
export interface ProductDraft {
  fields: ProductFields;
  base?: Product | undefined;
}

const choices = z.array(z.object({ _id: z.string(), name: z.string() }));
const typed = z.object({
  ...Object.fromEntries(plainFields.map(({ name }) => [name, z.string()])),
  image: z.array(z.string()),
  category: choices,
  subCategory: choices,
  more_details: z.array(z.object({ name: z.string(), value: z.string() })),
});
const draft = z.object({ fields: typed, base: productSchema.optional() });

/**
 * Reads a stored draft of a product. Returns undefined if the draft is corrupt or belongs to another product.
 */
export const readDraft = (kept: unknown, product: Product | undefined): ProductDraft | undefined => {
  const { success, data } = draft.safeParse(kept);
  if (!success || data.base?._id !== product?._id) return undefined;
  return kept as ProductDraft; // checked above; the product keeps its JSON shape
};
