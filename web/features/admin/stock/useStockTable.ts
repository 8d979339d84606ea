import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../../contract/limits.js';
import type { FilterValues } from '../../../../ui/FilterBar/filters.js';
import { useDebounced } from '../useDebounced.js';
import { useListStatus } from '../useListStatus.js';
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
  const reply = stockApi.useGetStockTableQuery(query, { refetchOnMountOrArgChange: true });
  const { data, refetch } = reply;
  const show = (next: FilterValues, replace = false) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), {
      replace,
      preventScrollReset: true,
    });
  /** Changes some of the values in the address and goes to page 1, since the rows change. */
  const change = (some: FilterValues, replace = false) => show({ ...values, page: '', ...some }, replace);

  const pages = Math.ceil((data?.totalCount ?? 0) / sizeIn(values));
  const status = useListStatus(reply, pageIn(values), pages, (last) => change({ page: String(last) }, true));

  return {
    query,
    values,
    asked: asked.search ?? '',
    data,
    pages,
    status,
    retry: () => void refetch(),
    show,
    change,
  };
};

export type StockView = ReturnType<typeof useStockTable>;
