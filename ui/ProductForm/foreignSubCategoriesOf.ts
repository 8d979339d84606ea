import type { SubCategory } from '../../contract/subcategory.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';

/** Returns the subcategories of the chosen categories. */
export const offered = (
  subCategories: readonly SubCategory[],
  categories: readonly Choice[],
): SubCategory[] => {
  const chosen = new Set(categories.map(({ _id }) => _id));
  return subCategories.filter(({ category }) => category.some(({ _id }) => chosen.has(_id)));
};

/** Returns the chosen subcategories that belong to none of the chosen categories. */
export const foreignSubCategoriesOf = (
  chosen: readonly Choice[],
  categories: readonly Choice[],
  subCategories: readonly SubCategory[],
): Choice[] => {
  const fitting = new Set(offered(subCategories, categories).map(({ _id }) => _id));
  return chosen.filter(({ _id }) => !fitting.has(_id));
};
