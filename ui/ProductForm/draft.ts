import { z } from 'zod';
import { product as productSchema, type Product } from '../../contract/product.js';
import { plainFields, type ProductFields } from './productFields.js';

/** What was typed and not saved, and the product that it was begun on; none for a new one. */
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

/** A draft of this product as it was told; what is anything else, or corrupt, counts as none. */
export const readDraft = (kept: unknown, product: Product | undefined): ProductDraft | undefined => {
  const { success, data } = draft.safeParse(kept);
  if (!success || data.base?._id !== product?._id) return undefined;
  return kept as ProductDraft; // checked in the lines above; the product stays as it travels
};
