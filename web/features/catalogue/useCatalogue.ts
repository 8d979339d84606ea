import type { SubCategory } from '../../../contract/subcategory.js';
import { catalogueApi } from './catalogueApi.js';

/** Returns all categories, and the subcategories of one category or of all. */
export const useCatalogue = (categoryId?: string) => {
  const categories = catalogueApi.useGetCategoriesQuery();
  const subCategories = catalogueApi.useGetSubCategoriesQuery(categoryId === undefined ? {} : { categoryId });
  const both = [categories, subCategories];
  const retry = () => both.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  return {
    /** All categories; undefined while loading and after a failure. */
    categories: categories.data,
    subCategories: subCategories.currentData,
    loading: both.some(({ isFetching, currentData }) => isFetching && !currentData),
    failed: both.some(({ error, currentData }) => error && !currentData),
    retry,
  };
};

/** Returns the subcategories of a category, in the shop's order. */
export const subCategoriesOf = (categoryId: string, subCategories: readonly SubCategory[]): SubCategory[] =>
  subCategories.filter(({ category }) => category.some(({ _id }) => _id === categoryId));
