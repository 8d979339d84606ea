import { adminApi } from './adminApi.js';

/** Returns all categories and subcategories as they are stored: in the main language, whatever the page's language. */
export const useStoredCatalogue = () => {
  const categories = adminApi.useGetStoredCategoriesQuery();
  const subCategories = adminApi.useGetStoredSubCategoriesQuery();
  const both = [categories, subCategories];
  return {
    categories: categories.data,
    subCategories: subCategories.data,
    failed: both.some(({ isError, data }) => isError && !data),
    retry: () => both.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};
