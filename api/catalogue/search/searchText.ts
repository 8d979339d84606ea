import type { CachedProduct } from '../projection/cachedDocs.js';
import { brandsOf, isBrand } from '../../common/brands.js';

/** The searchable text of a product. */
export interface SearchText {
  id: string;
  name: string;
  categories: string;
  brand: string;
  details: string;
  unit: string;
  description: string;
}

const values = (details: readonly { value: string }[]) => details.map(({ value }) => value).join(' ');

/**
 * Collects the searchable text of a product.
 * @param categories the names of the product's categories and subcategories
 */
export const searchTextOf = (product: CachedProduct, categories: readonly string[]): SearchText => ({
  id: product._id,
  name: product.name,
  categories: categories.join(' '),
  brand: brandsOf(product).join(' '),
  details: values(product.more_details.filter((detail) => !isBrand(detail))),
  unit: product.unit,
  description: product.description,
});
