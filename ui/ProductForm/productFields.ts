import { z } from 'zod';
import {
  type Product,
  product as productSchema,
  type productInput,
  type productUpdate,
} from '../../contract/product.js';
import { type FieldKind, type PlainName, plainFields, optionalFields } from '../../contract/productFields.js';

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

/** The request body that creates a product: prices in rupees, numbers as typed. */
export type ProductValues = z.input<typeof productInput>;
/** The request body of an edit. */
export type ProductUpdate = z.input<typeof productUpdate>;

/** Builds the request body of `product.create` from the form values. */
export const creationOf = ({ more_details, ...fields }: ProductFields): ProductValues => ({
  ...fields,
  more_details: Object.fromEntries(more_details.map(({ name, value }) => [name, value])),
});

/** Returns the names of the optional fields that did not change. They are not sent. */
const unsaid = (fields: ProductFields, product: Product): Set<string> => {
  const before = fieldsOf(product);
  const names = optionalFields.map(({ name }) => name);
  return new Set(names.filter((name) => fields[name] === before[name]));
};

/**
 * Builds the request body of `product.update`, with the revision of the product before the edit. Optional
 * fields and the stock are sent only if they changed; the stock is sent with its value before the edit
 * (W-34).
 */
export const editOf = (fields: ProductFields, product: Product): ProductUpdate => {
  const { _id, revision, stock: seen } = product;
  const left = unsaid(fields, product);
  const said = Object.entries(creationOf(fields)).filter(([name]) => !left.has(name));
  const { stock, ...rest } = Object.fromEntries(said) as ProductValues; // without the optional fields
  const touched = Number(stock) !== seen;
  return { ...rest, _id, revision, ...(touched && { stock, stock_seen: seen }) };
};
