import type { CachedCategory, CachedProduct } from '../projection/cachedDocs.js';
import { isBrand } from '../../common/brands.js';

/** The searchable text of a product. */
export interface SearchText {
  id: string;
  name: string;
  categories: string;
  brand: string;
  details: string;
  unit: string;
  description: string;
  /** The product's name in other languages. */
  otherNames?: string;
  /** The names of its categories in other languages. */
  otherCategories?: string;
}

const values = (details: readonly { value: string }[]) => details.map(({ value }) => value).join(' ');

type NamedCategory = Pick<CachedCategory, 'name' | 'translations'>;

const otherNamesOf = ({ translations }: Pick<CachedCategory, 'translations'>): string[] =>
  Object.values(translations).flatMap(({ name }) => name ?? []);

/**
 * Collects the searchable text of a product.
 * @param categories the product's categories and subcategories
 */
export const searchTextOf = (product: CachedProduct, categories: readonly NamedCategory[]): SearchText => ({
  id: product._id,
  name: product.name,
  categories: categories.map(({ name }) => name).join(' '),
  brand: product.brands.join(' '),
  details: values(product.more_details.filter((detail) => !isBrand(detail))),
  unit: product.unit,
  description: product.description,
  otherNames: otherNamesOf(product).join(' | '),
  otherCategories: categories.flatMap(otherNamesOf).join(' '),
});
