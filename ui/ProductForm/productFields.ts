import type { Product } from '../../contract/product.js';
import { type FieldKind, type PlainName, plainFields } from '../../contract/productFields.js';

/** Returns what a plain field holds, or undefined for any other field. */
export const kindOf = (name: string): FieldKind | undefined =>
  plainFields.find((field) => field.name === name)?.kind;

/** Start values of a new product. */
const blank: Partial<Product> = { discount: 0 };

const plainTexts = (product: Partial<Product> = blank) =>
  // the keys are those of the list above
  Object.fromEntries(plainFields.map(({ name }) => [name, String(product[name] ?? '')])) as Record<
    PlainName,
    string
  >;

const named = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

/** Returns the form values of a product. A new product starts empty, with a discount of 0. */
export const fieldsOf = (product?: Product) => ({
  ...plainTexts(product),
  image: [...(product?.image ?? [])],
  category: (product?.category ?? []).map(named),
  subCategory: (product?.subCategory ?? []).map(named),
  more_details: Object.entries(product?.more_details ?? {}).map(([name, value]) => ({ name, value })),
});

export type ProductFields = ReturnType<typeof fieldsOf>;

/** Counts the fields whose value changed. */
export const changedIn = (fields: ProductFields, before: object): number => {
  const was = new Map(Object.entries(before));
  return Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  ).length;
};
