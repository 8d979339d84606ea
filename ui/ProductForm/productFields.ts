import { z } from 'zod';
import {
  type EditedProduct,
  editedProduct,
  type productInput,
  type productUpdate,
} from '../../contract/product.js';
import { productTranslations } from '../../contract/translations.js';
import { differingTexts, withDetailsOf } from '../OtherLanguages/texts.js';
import { type FieldKind, type PlainName, plainFields, optionalFields } from '../../contract/productFields.js';

/** Returns what a plain field holds, or undefined for any other field. */
export const kindOf = (name: string): FieldKind | undefined =>
  plainFields.find((field) => field.name === name)?.kind;

/** Start values of a new product. */
const blank: Partial<EditedProduct> = { discount: 0 };

const plainTexts = (product: Partial<EditedProduct> = blank) =>
  // the keys are the names of plainFields
  Object.fromEntries(plainFields.map(({ name }) => [name, String(product[name] ?? '')])) as Record<
    PlainName,
    string
  >;

const named = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

/** Returns the form values of a product. A new product starts empty, with a discount of 0. */
export const fieldsOf = (product?: EditedProduct) => ({
  ...plainTexts(product),
  image: [...(product?.image ?? [])],
  category: (product?.category ?? []).map(named),
  subCategory: (product?.subCategory ?? []).map(named),
  more_details: Object.entries(product?.more_details ?? {}).map(([name, value]) => ({ name, value })),
  translations: product?.translations ?? {},
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
  base?: EditedProduct | undefined;
}

const choices = z.array(z.object({ _id: z.string(), name: z.string() }));
const typed = z.object({
  ...Object.fromEntries(plainFields.map(({ name }) => [name, z.string()])),
  image: z.array(z.string()),
  category: choices,
  subCategory: choices,
  more_details: z.array(z.object({ name: z.string(), value: z.string() })),
  translations: productTranslations.optional(),
});
const draft = z.object({ fields: typed, base: editedProduct.optional() });

/** Reads a stored draft of a product. Returns undefined if the draft is corrupt or belongs to another product. */
export const readDraft = (kept: unknown, product: EditedProduct | undefined): ProductDraft | undefined => {
  const { success, data } = draft.safeParse(kept);
  if (!success || data.base?._id !== product?._id) return undefined;
  const { fields, base } = kept as ProductDraft; // checked above; the product keeps its JSON shape
  // a draft of an earlier version has no translations
  return { base, fields: { ...fields, translations: fields.translations ?? fieldsOf(base).translations } };
};

/** The request body that creates a product: prices in rupees, numbers as typed. */
export type ProductValues = z.input<typeof productInput>;
/** The request body of an edit. */
export type ProductUpdate = z.input<typeof productUpdate>;

const bodyOf = ({ translations: _, ...fields }: ProductFields): ProductValues => ({
  ...fields,
  more_details: Object.fromEntries(fields.more_details.map(({ name, value }) => [name, value])),
});

/** Returns the texts in other languages, without those of details that were removed. */
const translationsOf = ({ translations, more_details }: ProductFields) =>
  withDetailsOf(
    translations,
    more_details.map(({ name }) => name),
  );

/** Builds the request body of `product.create` from the form values. */
export const creationOf = (fields: ProductFields): ProductValues => {
  const translations = translationsOf(fields);
  return { ...bodyOf(fields), ...(Object.keys(translations).length > 0 && { translations }) };
};

/** Returns the names of the optional fields that did not change. They are not sent. */
const unsaid = (fields: ProductFields, before: ProductFields): Set<string> => {
  const names = optionalFields.map(({ name }) => name);
  return new Set(names.filter((name) => fields[name] === before[name]));
};

/**
 * Builds the request body of `product.update`, with the revision of the product before the edit. Optional
 * fields, translations and the stock are sent only if they changed; the stock is sent with its value before the edit
 * (W-34).
 */
export const editOf = (fields: ProductFields, product: EditedProduct): ProductUpdate => {
  const { _id, revision, stock: seen } = product;
  const before = fieldsOf(product);
  const left = unsaid(fields, before);
  const said = Object.entries(bodyOf(fields)).filter(([name]) => !left.has(name));
  const { stock, ...rest } = Object.fromEntries(said) as ProductValues; // without the optional fields
  const touched = Number(stock) !== seen;
  const translations = translationsOf(fields);
  const translated = differingTexts(translationsOf(before), translations).length > 0;
  return {
    ...rest,
    _id,
    revision,
    ...(translated && { translations }),
    ...(touched && { stock, stock_seen: seen }),
  };
};
