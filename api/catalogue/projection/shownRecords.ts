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
  Pick<CachedProduct, 'updatedAt' | 'starCounts'> & {
    category: ShownCategory[];
    subCategory: ShownCategory[];
  };
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

/** Sums up ratings, given as how many have 1 to 5 stars. */
export const ratingOf = (starCounts: readonly number[]): NonNullable<ProductWithCategories['rating']> => {
  const count = starCounts.reduce((sum, ratings) => sum + ratings, 0);
  const stars = starCounts.reduce((sum, ratings, place) => sum + ratings * (place + 1), 0);
  return { average: Math.round((stars / count) * 10) / 10, count };
};
