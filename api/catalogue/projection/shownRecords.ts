import type { Named } from '../../../contract/links.js';
import type { Outcome } from '../../../contract/schemas.js';
import type { CachedCategory, CachedProduct } from './cachedDocs.js';

type Identified<Shown> = Omit<Shown, '_id'> & { readonly _id: string };

/**
 * A product with image addresses and its categories joined in. Prices are in paise; `updatedAt` is the time
 * of its last edit.
 */
export type ProductWithCategories = Omit<
  Identified<Outcome<'product', 'stored'>['data']>,
  'category' | 'subCategory'
> &
  Pick<CachedProduct, 'updatedAt'> & { category: ShownCategory[]; subCategory: ShownCategory[] };
export type ShownCategory = Identified<
  Outcome<'category', 'list'>['data'][number] & Outcome<'category', 'stored'>['data'][number]
>;
export type ShownSubCategory = Identified<Outcome<'subcategory', 'stored'>['data'][number]>;

/** A category or subcategory by its id, with its names in all languages. */
export type NamedCategory = Named & Pick<CachedCategory, 'translations'>;

export interface ProductPlace {
  category: NamedCategory;
  subCategory?: NamedCategory;
}

/** Returns a record's id, and its names in all languages. */
export const named = ({
  _id,
  name,
  translations,
}: Omit<NamedCategory, '_id'> & { _id: unknown }): NamedCategory => ({
  _id: String(_id),
  name,
  translations,
});
