import type { CategoryRecord } from '../category.schema.js';
import type { ProductRecord } from '../product.schema.js';
import type { SubCategoryRecord } from '../subCategory.schema.js';

type WithIds<Doc, Key extends keyof Doc> = Omit<Doc, Key | '_id'> & { readonly _id: string } & {
  readonly [K in Key]: readonly string[];
};

/** Stored documents as the projection keeps them, with ids as text. */
export type KeptCategory = WithIds<CategoryRecord, never>;
export type KeptSubCategory = WithIds<SubCategoryRecord, 'category'>;
export type KeptProduct = WithIds<ProductRecord, 'category' | 'subCategory'>;

export const keepCategory = (doc: CategoryRecord): KeptCategory => ({ ...doc, _id: String(doc._id) });

export const keepSubCategory = (doc: SubCategoryRecord): KeptSubCategory => ({
  ...doc,
  _id: String(doc._id),
  category: doc.category.map(String),
});

export const keepProduct = (doc: ProductRecord): KeptProduct => ({
  ...doc,
  _id: String(doc._id),
  category: doc.category.map(String),
  subCategory: doc.subCategory.map(String),
});
