import { useEffect } from 'react';
import type { ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { hasFailed, isAborted } from '../../app/net/failure.js';
import type { Pages } from './PagedProductGrid.js';
import { catalogueApi, type CategoryQuery } from './catalogueApi.js';
import { filterQuery } from './filters.js';

interface PagedQuery<Page> {
  data?: { pages: readonly Page[] } | undefined;
  currentData?: { pages: readonly Page[] } | undefined;
  error?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

type Page = NonNullable<Pages['pages']>[number];

/** A list of products that loads page by page. Its first page also has data about the whole list, such as the count. */
export interface List<First extends Page> extends Pages {
  first: First | undefined;
  /** Whether the current request has loaded its first page. */
  current: boolean;
}

/**
 * Turns the state of a query into a list. While a new request loads, the pages of the earlier request stay, if they
 * have products, but not after a failure.
 */
const asList = <First extends Page>(query: PagedQuery<First>): List<First> => {
  const { data, currentData, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } =
    query;
  const failed = hasFailed(error);
  const shown = failed || !data?.pages[0]?.data.length ? currentData : data;
  return {
    pages: shown?.pages,
    first: shown?.pages[0],
    current: currentData !== undefined,
    outdated: Boolean(shown && !currentData),
    hasMore: hasNextPage,
    fetching: isFetching,
    failed,
    onMore: () => void fetchNextPage(),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};

/** Returns the products of a subcategory or a whole category. */
export const useCategoryProducts = (
  listing: Omit<CategoryQuery, 'filters' | 'sort'>,
  filters: ProductFilters,
) => asList(catalogueApi.useGetSubCategoryProductsInfiniteQuery({ ...listing, ...filterQuery(filters) }));

/** Returns the search results. */
export const useSearchResults = (search: string, filters: ProductFilters) => {
  const query = catalogueApi.useSearchInfiniteQuery({ search, ...filterQuery(filters) });
  const { error, isFetching, refetch } = query;
  // a later request for another text, which nobody waits for any more, may have aborted this one
  const isCut = isAborted(error) && !isFetching;
  useEffect(() => {
    if (isCut) void refetch();
  }, [isCut, refetch]);
  return asList(query);
};
