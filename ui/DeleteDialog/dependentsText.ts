import type { Messages } from '../../contract/messages/en.js';
import { counted } from '../theme/counted.js';

/**
 * Numbers of dependents: products and subcategories of a category or subcategory, or the carts that hold a
 * product.
 */
export interface DependentCounts {
  products?: number;
  subCategories?: number;
  carts?: number;
}

/**
 * Returns "3 products, 1 sub category", the same text as in the API's `inUse` error, or an empty text. Carts
 * do not prevent a deletion and are left out.
 */
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
