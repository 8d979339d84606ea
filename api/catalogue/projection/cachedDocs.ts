import type { Types } from 'mongoose';
import type { FoodMark } from '../../../contract/codes.js';
import { foodMarkOf } from '../../../contract/foodMark.js';
import type { Translations } from '../../../contract/translations.js';
import { brandsOf } from '../../common/brands.js';
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
export type CachedProduct = Translated<WithIds<ProductRecord, 'category' | 'subCategory'>> & {
  /** The brands and the food mark that its extra details name. */
  readonly brands: readonly string[];
  readonly food: FoodMark | undefined;
};

/** The translations of all records without any. */
const none: Translations = Object.freeze({});

/** Returns an id as text. Without an encoding the driver joins twelve parts, and the text takes five times the memory. */
const textOf = (id: Types.ObjectId): string => id.toString('hex');

// What a record may not have stands before it: V8 gives a copy that gets more fields later three times the memory.

export const cachedCategory = (doc: CategoryRecord): CachedCategory => ({
  translations: none,
  ...doc,
  _id: textOf(doc._id),
});

export const cachedSubCategory = (doc: SubCategoryRecord): CachedSubCategory => ({
  translations: none,
  ...doc,
  _id: textOf(doc._id),
  category: doc.category.map(textOf),
});

export const cachedProduct = (doc: ProductRecord): CachedProduct => ({
  translations: none,
  brands: brandsOf(doc),
  food: foodMarkOf(doc.more_details),
  ...doc,
  _id: textOf(doc._id),
  category: doc.category.map(textOf),
  subCategory: doc.subCategory.map(textOf),
});
