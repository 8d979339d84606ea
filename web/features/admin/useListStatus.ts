import { useEffect } from 'react';
import type { TableStatus } from '../../../ui/DataTable/columns.js';

interface ListQuery {
  data?: { data: readonly unknown[] } | undefined;
  isFetching: boolean;
  /** The last error; RTK Query keeps it while the list is loaded again. */
  error?: unknown;
}

/**
 * Returns the loading status of a page of a list. If the page no longer exists, for example because its last row is
 * gone, it goes to the last page and returns `loading` until the rows of that page are there.
 * @param pages the number of pages; 0 if the list is empty or unknown
 */
export const useListStatus = (
  { data, isFetching, error }: ListQuery,
  page: number,
  pages: number,
  goTo: (page: number) => void,
): TableStatus => {
  const isBeyond = !isFetching && !error && pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) goTo(pages);
  });
  if (isBeyond) return 'loading';
  const hasRows = data !== undefined && data.data.length > 0;
  if (error && !hasRows) return isFetching ? 'retrying' : 'failed';
  // a list with pages has rows: those of the last page are on their way
  if (isFetching) return hasRows || (data && pages === 0) ? 'refreshing' : 'loading';
  return error ? 'failed' : 'ready';
};
