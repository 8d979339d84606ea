import type { SubCategory } from '../../contract/subcategory.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';

/** Those sub categories that stand under one of the categories. */
export const offered = (
  subCategories: readonly SubCategory[],
  categories: readonly Choice[],
): SubCategory[] => {
  const chosen = new Set(categories.map(({ _id }) => _id));
  return subCategories.filter(({ category }) => category.some(({ _id }) => chosen.has(_id)));
};

/** Those chosen that stand under none of the categories. */
export const foreignSubCategoriesOf = (
  chosen: readonly Choice[],
  categories: readonly Choice[],
  subCategories: readonly SubCategory[],
): Choice[] => {
  const fitting = new Set(offered(subCategories, categories).map(({ _id }) => _id));
  return chosen.filter(({ _id }) => !fitting.has(_id));
};
