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
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

type Page = NonNullable<Pages['pages']>[number];

/** Pages, with what the first one says of all. */
export interface List<First extends Page> extends Pages {
  first: First | undefined;
  /** They are of what is asked for now, not of what was asked for before. */
  current: boolean;
}

/** The former pages stay until the new ones are there, but not where these cannot be had. */
const asList = <First extends Page>(query: PagedQuery<First>): List<First> => {
  const { data, currentData, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const failed = hasFailed(error);
  const shown = failed ? currentData : data;
  return {
    pages: shown?.pages,
    first: shown?.pages[0],
    current: currentData !== undefined,
    hasMore: hasNextPage,
    fetching: isFetching,
    failed,
    onMore: () => void fetchNextPage(),
    onRetry: () => void refetch(),
  };
};

/** A sub category's products, or those of a whole category. */
export const useCategoryProducts = (
  listing: Omit<CategoryQuery, 'filters' | 'sort'>,
  filters: ProductFilters,
) => asList(catalogueApi.useGetSubCategoryProductsInfiniteQuery({ ...listing, ...filterQuery(filters) }));

/** What the shop finds. */
export const useSearchResults = (search: string, filters: ProductFilters) => {
  const query = catalogueApi.useSearchInfiniteQuery({ search, ...filterQuery(filters) });
  const { error, isFetching, refetch } = query;
  // a request for another text that began later than the keystroke, but is not waited for any more, may have ended this one
  const isCut = isAborted(error) && !isFetching;
  useEffect(() => {
    if (isCut) void refetch();
  }, [isCut, refetch]);
  return asList(query);
};
