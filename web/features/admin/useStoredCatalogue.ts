import { shopLanguages } from '../../../contract/languages.js';
import { furtherLanguages } from '../../app/language/locale.js';
import { adminApi } from './adminApi.js';

type Translated = Readonly<{ translations: Readonly<Record<string, unknown>> }>;

/** The codes of the languages in which the shop has its messages, but for the main one. */
export const otherLanguages: readonly string[] = [
  ...shopLanguages,
  ...Object.keys(furtherLanguages.names ?? {}),
];

/** Returns the other languages of the shop: those of its messages, and those into which categories are translated. */
const languagesOf = (categories: readonly Translated[]): string[] => [
  ...new Set([
    ...otherLanguages,
    ...categories.flatMap(({ translations }) => Object.keys(translations)).sort(),
  ]),
];

/**
 * Returns all categories and subcategories as they are stored, in the main language, whatever the page's language; and
 * the other languages of the shop.
 */
export const useStoredCatalogue = () => {
  const categories = adminApi.useGetStoredCategoriesQuery();
  const subCategories = adminApi.useGetStoredSubCategoriesQuery();
  const both = [categories, subCategories];
  return {
    categories: categories.data,
    subCategories: subCategories.data,
    languages: languagesOf([...(categories.data ?? []), ...(subCategories.data ?? [])]),
    failed: both.some(({ error, data }) => error && !data),
    retrying: both.some(({ isFetching }) => isFetching),
    retry: () => both.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};
