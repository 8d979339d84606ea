import type { Messages } from '../../contract/messages/en.js';
import { counted } from '../theme/counted.js';

/**
 * How many records depend on a record: the products and subcategories of a category or subcategory, or the
 * carts that hold a product.
 */
export interface DependentCounts {
  products?: number;
  subCategories?: number;
  carts?: number;
}

/**
 * Returns the records that prevent a deletion as text, such as "3 products, 1 sub category", or an empty
 * text; the API's `inUse` error uses the same text. Carts do not prevent a deletion and are left out.
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
