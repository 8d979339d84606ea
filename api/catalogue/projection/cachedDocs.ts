import type { Translations } from '../../../contract/translations.js';
import type { CategoryRecord } from '../category.schema.js';
import type { ProductRecord } from '../product.schema.js';
import type { SubCategoryRecord } from '../subCategory.schema.js';

/** A record by whose translations `localized` knows that it has texts. */
type Translated<Doc> = Doc & { translations: Translations };

type WithIds<Doc, Key extends keyof Doc> = Omit<Doc, Key | '_id'> & { readonly _id: string } & {
  readonly [K in Key]: readonly string[];
};

/** Stored documents as the projection keeps them, with ids as text. */
export type CachedCategory = Translated<WithIds<CategoryRecord, never>>;
export type CachedSubCategory = Translated<WithIds<SubCategoryRecord, 'category'>>;
export type CachedProduct = Translated<WithIds<ProductRecord, 'category' | 'subCategory'>>;

/** The translations of all records without any. */
const none: Translations = Object.freeze({});

export const cachedCategory = (doc: CategoryRecord): CachedCategory => ({
  ...doc,
  _id: String(doc._id),
  translations: doc.translations ?? none,
});

export const cachedSubCategory = (doc: SubCategoryRecord): CachedSubCategory => ({
  ...doc,
  _id: String(doc._id),
  category: doc.category.map(String),
  translations: doc.translations ?? none,
});

export const cachedProduct = (doc: ProductRecord): CachedProduct => ({
  ...doc,
  _id: String(doc._id),
  category: doc.category.map(String),
  subCategory: doc.subCategory.map(String),
  translations: doc.translations ?? none,
});
