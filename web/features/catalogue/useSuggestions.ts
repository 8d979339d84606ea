import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Suggestions } from '../../../contract/browse.js';
import { langOf } from '../../../contract/languages.js';
import { categoryLink, listingLink } from '../../../contract/links.js';
import { priceNow } from '../../../contract/money.js';
import type { Suggestion } from '../../../ui/SearchCombobox/suggestions.js';
import { hasFailed } from '../../app/net/failure.js';
import { catalogueApi } from './catalogueApi.js';

const nothing: Suggestions = { terms: [], categories: [], products: [], marks: [] };

/**
 * Returns the suggestions for a search text. Those for the text before stay until the new ones have loaded,
 * but not after a failure; an empty text has none.
 */
const useSuggestions = (text: string): Suggestions => {
  const search = text.trim();
  const { data, currentData, error } = catalogueApi.useSuggestQuery(search ? { search } : skipToken);
  return (search && (hasFailed(error) ? currentData : data)) || nothing;
};

const otherTerms = ({ terms }: Suggestions, text: string): string[] => {
  const typed = text.trim().toLowerCase();
  return terms.filter((term) => term.toLowerCase() !== typed);
};

/** Returns the address of a suggested subcategory. */
export const suggestedLink = ({ category, ...subCategory }: Suggestions['categories'][number]): string =>
  category ? listingLink(category, subCategory) : categoryLink(subCategory);

/** Returns the suggestions for the row of chips above the results: other search texts, and categories. */
export const useChipSuggestions = (text: string) => {
  const found = useSuggestions(text);
  const categories = found.categories
    .slice(0, max.categories)
    .map((one) => ({ name: one.name, lang: langOf(one), image: one.image, href: suggestedLink(one) }));
  return { terms: otherTerms(found, text), categories };
};

/**
 * The maximum number of suggestions of each kind in the list under the search box; they can be few, because
 * the page shows the results anyway.
 */
const max = { popular: 5, terms: 4, categories: 2, products: 4 };

const offered = ({ terms, categories, products }: Suggestions): Suggestion[] => [
  ...terms.slice(0, max.terms).map((label): Suggestion => ({ key: `term ${label}`, kind: 'term', label })),
  ...categories.slice(0, max.categories).map(({ category, ...one }): Suggestion => ({
    key: `${category?._id ?? ''} ${one._id}`,
    kind: 'category',
    label: one.name,
    lang: langOf(one),
    unit: category?.name,
    unitLang: category && langOf(category),
    image: one.image,
  })),
  ...products.slice(0, max.products).map((product): Suggestion => ({
    key: product._id,
    kind: 'product',
    label: product.name,
    lang: langOf(product),
    unit: product.unit,
    image: product.image[0],
    price: priceNow(product),
  })),
];

/** Returns the popular searches of the shop that this device has not searched for lately. */
export const usePopularSearches = (recent: readonly string[]): readonly string[] => {
  const { data } = catalogueApi.useGetPopularSearchesQuery();
  return useMemo(() => {
    const known = new Set(recent.map((text) => text.toLowerCase()));
    return (data ?? []).filter((text) => !known.has(text.toLowerCase()));
  }, [data, recent]);
};

const searched = (kind: 'recent' | 'popular', labels: readonly string[]): Suggestion[] =>
  labels.map((label) => ({ key: `${kind} ${label}`, kind, label }));

/** Returns the suggestions of the search box; for an empty box the recent and the popular searches. */
export const useBoxSuggestions = (text: string, recent: readonly string[]) => {
  const found = useSuggestions(text);
  const popular = usePopularSearches(recent);
  const suggestions = useMemo(
    () =>
      text.trim()
        ? offered(found)
        : [...searched('recent', recent), ...searched('popular', popular.slice(0, max.popular))],
    [text, found, recent, popular],
  );
  return { found, suggestions };
};
