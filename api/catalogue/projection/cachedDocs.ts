import type { CategoryRecord } from '../category.schema.js';
import type { ProductRecord } from '../product.schema.js';
import type { SubCategoryRecord } from '../subCategory.schema.js';

type WithIds<Doc, Key extends keyof Doc> = Omit<Doc, Key | '_id'> & { readonly _id: string } & {
  readonly [K in Key]: readonly string[];
};

/** Stored documents as the projection keeps them, with ids as text. */
export type CachedCategory = WithIds<CategoryRecord, never>;
export type CachedSubCategory = WithIds<SubCategoryRecord, 'category'>;
export type CachedProduct = WithIds<ProductRecord, 'category' | 'subCategory'>;

export const cachedCategory = (doc: CategoryRecord): CachedCategory => ({ ...doc, _id: String(doc._id) });

export const cachedSubCategory = (doc: SubCategoryRecord): CachedSubCategory => ({
  ...doc,
  _id: String(doc._id),
  category: doc.category.map(String),
});

export const cachedProduct = (doc: ProductRecord): CachedProduct => ({
  ...doc,
  _id: String(doc._id),
  category: doc.category.map(String),
  subCategory: doc.subCategory.map(String),
});
