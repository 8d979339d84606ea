import type { KeptProduct } from '../projection/keptDocs.js';
import { brandsOf, isBrand } from './brands.js';

/** What of a product can be found. */
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

/** `shelves` are the names of its categories and sub categories. */
export const searchTextOf = (product: KeptProduct, categories: readonly string[]): SearchText => ({
  id: product._id,
  name: product.name,
  categories: categories.join(' '),
  brand: brandsOf(product).join(' '),
  details: values(product.more_details.filter((detail) => !isBrand(detail))),
  unit: product.unit,
  description: product.description,
});
