import { isFailure } from '../../app/net/failure.js';
import type { Pages } from './ShelfGrid.js';
import { catalogueApi, type Shelf } from './catalogueApi.js';

interface PagedQuery {
  data?: { pages: Pages['pages'] } | undefined;
  error?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A request that a newer one made useless is no failure. */
const hasFailed = (error: unknown): boolean => isFailure(error) && error.code !== 'aborted';

const asPages = ({ data, error, hasNextPage, isFetching, fetchNextPage, refetch }: PagedQuery): Pages => ({
  pages: data?.pages,
  hasMore: hasNextPage,
  fetching: isFetching,
  failed: hasFailed(error),
  onMore: () => void fetchNextPage(),
  onRetry: () => void refetch(),
});

/** A sub category's products, or those of a whole category. */
export const useShelf = (shelf: Shelf): Pages => {
  const query = catalogueApi.useGetShelfInfiniteQuery(shelf);
  return asPages({ ...query, data: query.currentData });
};

/** What the shop finds; the former results stay until the new ones are there. */
export const useSearchResults = (text: string): Pages => asPages(catalogueApi.useSearchInfiniteQuery(text));
