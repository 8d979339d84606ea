import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../../contract/limits.js';
import type { TableStatus } from '../../../../ui/DataTable/columns.js';
import type { FilterValues } from '../../../../ui/FilterBar/filters.js';
import { useDebounced } from '../useDebounced.js';
import { stockApi } from './stockApi.js';
import { pageIn, queryOf, sizeIn, valuesIn } from './stockValues.js';

/** Returns a page of the stock table; search, filters, order and page number are in the screen's address. */
export const useStockTable = () => {
  const [params, setParams] = useSearchParams();
  const values = valuesIn(params);
  const still = useDebounced(params.toString(), limits.adminSearchPause, values.search ?? '');
  const asked = valuesIn(new URLSearchParams(still));
  const query = queryOf(asked);
  // cached data may be stale: customers buy, and other admins edit
  const { data, isError, isFetching, refetch } = stockApi.useGetStockTableQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const show = (next: FilterValues, replace = false) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), {
      replace,
      preventScrollReset: true,
    });
  /** Changes some of the values in the address and goes to page 1, since the rows change. */
  const change = (some: FilterValues, replace = false) => show({ ...values, page: '', ...some }, replace);

  const pages = Math.ceil((data?.totalCount ?? 0) / sizeIn(values));
  const beyond = !isFetching && pages > 0 && pageIn(values) > pages;
  useEffect(() => {
    if (beyond) change({ page: String(pages) }, true); // the last page has become empty
  });

  return {
    query,
    values,
    asked: asked.search ?? '',
    data,
    pages,
    status: statusOf(Boolean(data), isFetching || beyond, isError),
    retry: () => void refetch(),
    show,
    change,
  };
};

export type StockView = ReturnType<typeof useStockTable>;

const statusOf = (there: boolean, fetching: boolean, failed: boolean): TableStatus => {
  if (fetching) return there ? 'refreshing' : 'loading';
  return failed ? 'failed' : 'ready';
};
