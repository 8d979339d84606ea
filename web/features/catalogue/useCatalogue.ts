import type { Category } from '../../../contract/category.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { catalogueApi } from './catalogueApi.js';

/** The shop's categories and subcategories. */
export interface Catalogue {
  /** All categories; undefined while loading and after a failure. */
  categories: readonly Category[] | undefined;
  subCategories: readonly SubCategory[] | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Returns all categories, and the subcategories of one category or of all. */
export const useCatalogue = (categoryId?: string): Catalogue => {
  const categories = catalogueApi.useGetCategoriesQuery();
  const subCategories = catalogueApi.useGetSubCategoriesQuery(categoryId === undefined ? {} : { categoryId });
  const both = [categories, subCategories];
  const retry = () => both.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  return {
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
