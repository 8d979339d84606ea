import type { Messages } from '../../contract/messages/en.js';
import { counted } from '../theme/counted.js';

/** How many things hang on one: under a category or a sub category, or, of a product, the carts that hold it. */
export interface DependentCounts {
  products?: number;
  subCategories?: number;
  carts?: number;
}

/** "3 products, 1 sub category", as a refused deletion says (`inUse`); empty for none. Carts are in nobody's way. */
export const dependentsText = (
  { products = 0, subCategories = 0 }: DependentCounts,
  words: Messages['dependents'],
): string =>
  [
    products > 0 && counted(words.product, words.products, products),
    subCategories > 0 && counted(words.subCategory, words.subCategories, subCategories),
  ]
    .filter(Boolean)
    .join(', ');
