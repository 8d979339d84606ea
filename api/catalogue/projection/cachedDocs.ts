import type { FoodMark } from '../../../contract/codes.js';
import { foodMarkOf } from '../../../contract/foodMark.js';
import type { Translations } from '../../../contract/translations.js';
import { type Measured, measuredOf } from '../../../contract/unitText.js';
import { brandsOf } from '../../common/brands.js';
import type { CategoryRecord } from '../category.schema.js';
import type { ProductRecord } from '../product.schema.js';
import type { SubCategoryRecord } from '../subCategory.schema.js';
import { BoundedCache } from './boundedCache.js';

/** A record by whose translations `localized` knows that it has texts. */
type Translated<Doc> = Doc & { translations: Translations };

type Writable<Doc> = { -readonly [Key in keyof Doc]: Doc[Key] };

type WithIds<Doc, Key extends keyof Doc> = Omit<Doc, Key | '_id'> & { readonly _id: string } & {
  readonly [K in Key]: readonly string[];
};

/** Stored documents as the projection keeps them, with ids as text. */
export type CachedCategory = Translated<WithIds<CategoryRecord, never>>;
export type CachedSubCategory = Translated<WithIds<SubCategoryRecord, 'category'>>;
export type CachedProduct = Translated<WithIds<ProductRecord, 'category' | 'subCategory'>> & {
  /** The brands and the food mark that its extra details name. */
  readonly brands: readonly string[];
  readonly food: FoodMark | undefined;
  /** The amount of its unit; undefined when the unit is not understood. */
  readonly measured: Measured | undefined;
};

/** The translations of all records without any. */
const none: Translations = Object.freeze({});

/** The amounts of unit texts: many products have the same text, and to parse it takes 2 µs. */
const measures = new BoundedCache<Measured | null>(10_000);

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

export const cachedProduct = (doc: ProductRecord): CachedProduct => {
  const product: Writable<CachedProduct> = {
    // added fields stand first: V8 needs three times the memory for a copy that gains fields later
    translations: none,
    brands: [],
    food: undefined,
    measured: undefined,
    ...doc,
    _id: String(doc._id),
    category: doc.category.map(String),
    subCategory: doc.subCategory.map(String),
  };
  product.translations ??= none;
  product.brands = brandsOf(doc);
  product.food = foodMarkOf(doc.more_details);
  product.measured = measures.get(doc.unit, () => measuredOf(doc.unit) ?? null) ?? undefined;
  return product;
};
