import type { Types } from 'mongoose';
import { mediaPath, imageKey } from '../../contract/links.js';
import { toPaise, toRupees } from '../../contract/money.js';
import { type FieldKind, ofOptionalFields, type ProductColumn } from '../../contract/productFields.js';
import {
  type TranslatedText,
  translatedTexts,
  type TranslationField,
  translationOf,
} from '../../contract/languages.js';
import { type Translations, translationsOnWire } from '../../contract/translations.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { guarded, inRupees, joined } from './csv/cells.js';

type Names = ReadonlyMap<string, string>;

/** Maps ids to names of categories and subcategories. */
export interface CategoryNames {
  categories: Names;
  subCategories: Names;
}

/** Returns the address of one of our images in the form that an import accepts. */
export const pathOf = (image: string): string => (imageKey.test(image) ? mediaPath + image : image);

/** Returns the names of the categories that still exist. */
export const namesIn = (ids: readonly Types.ObjectId[], names: Names): string[] =>
  ids.flatMap((id) => names.get(String(id)) ?? []);

/** Returns the value of an optional field as a file has it: amounts in rupees, and null for none. */
const optionalValue = (kind: FieldKind, value: string | number | null | undefined) => {
  if (typeof value === 'number') return kind === 'rupees' ? toRupees(value) : value;
  return value || null;
};

/** Lists the columns of texts in other languages, such as `name:hi`. */
export const translationFields = (
  languages: readonly string[],
  texts: readonly TranslatedText[] = translatedTexts,
): TranslationField[] =>
  languages.flatMap((language) => texts.map((text): TranslationField => `${text}:${language}`));

/** The texts in other languages as a file has them: null for a text that is missing, an object for details. */
export type TranslatedFields = Partial<Record<TranslationField, string | object | null>>;

/** Returns those of a record's texts in other languages that a file has columns for. */
export const translatedFields = (
  translations: Translations | undefined,
  fields: readonly TranslationField[],
): TranslatedFields => {
  const texts: Readonly<Record<string, Partial<Record<TranslatedText, string | object>>>> =
    translationsOnWire(translations ?? {});
  return Object.fromEntries(
    fields.map((field) => {
      const { text = 'name', language = '' } = translationOf(field) ?? {};
      return [field, texts[language]?.[text] ?? null];
    }),
  );
};

const cellOf = (value: unknown): string =>
  typeof value === 'object' && value ? JSON.stringify(value) : guarded(String(value ?? ''));

/** Converts texts in other languages to CSV cells. */
export const translatedCells = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => translationOf(field))
      .map(([field, value]) => [field, cellOf(value)]),
  );

/** Converts a product to JSON, with its price in rupees; `key` is there only if the product has one. */
export const productFields = (
  doc: ProductRecord,
  { categories, subCategories }: CategoryNames,
  texts: readonly TranslationField[] = [],
) => ({
  _id: String(doc._id),
  ...(doc.key !== undefined && { key: doc.key }),
  name: doc.name,
  unit: doc.unit,
  price: toRupees(doc.price),
  discount: doc.discount,
  stock: doc.stock,
  category: namesIn(doc.category, categories),
  sub_category: namesIn(doc.subCategory, subCategories),
  description: doc.description,
  image: doc.image.map(pathOf),
  more_details: Object.fromEntries(doc.more_details.map(({ name, value }) => [name, value])),
  ...ofOptionalFields(({ name, column, kind }) => [column, optionalValue(kind, doc[name])] as const),
  ...translatedFields(doc.translations, texts),
});

export type ExportedProduct = ReturnType<typeof productFields>;

/** Converts an exported product to CSV cells. */
export const productCells = (fields: ExportedProduct): Record<ProductColumn | TranslationField, string> => ({
  _id: fields._id,
  key: guarded(fields.key ?? ''),
  name: guarded(fields.name),
  unit: guarded(fields.unit),
  price: inRupees(toPaise(fields.price)),
  discount: String(fields.discount),
  stock: String(fields.stock),
  category: guarded(joined(fields.category)),
  sub_category: guarded(joined(fields.sub_category)),
  description: guarded(fields.description),
  image: guarded(joined(fields.image)),
  more_details: Object.keys(fields.more_details).length ? JSON.stringify(fields.more_details) : '',
  ...ofOptionalFields(({ column }) => [column, guarded(String(fields[column] ?? ''))] as const),
  ...translatedCells(fields),
});
