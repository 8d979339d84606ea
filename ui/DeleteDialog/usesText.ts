import type { Texts } from '../../contract/texts/en.js';
import { counted } from '../theme/counted.js';

/** How many things still stand under a category or a sub category, as a refused deletion says (`inUse`). */
export interface Uses {
  products: number;
  subCategories: number;
}

/** "3 products, 1 sub category"; empty for none. */
export const usesText = ({ products, subCategories }: Uses, words: Texts['uses']): string =>
  [
    subCategories > 0 && counted(words.subCategory, words.subCategories, subCategories),
    products > 0 && counted(words.product, words.products, products),
  ]
    .filter(Boolean)
    .join(', ');
