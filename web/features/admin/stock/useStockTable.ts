import { useListParams, useSettledValues } from '../useListParams.js';
import { useListStatus } from '../useListStatus.js';
import { stockApi } from './stockApi.js';
import { queryOf, sizeIn, stockFields } from './stockValues.js';

/** Returns a page of the stock table. */
export const useStockTable = () => {
  const address = useListParams(stockFields);
  const { values, page, goTo } = address;
  const asked = useSettledValues(values);
  const query = queryOf(asked);
  // cached data may be stale: customers buy, and other admins edit
  const reply = stockApi.useGetStockTableQuery(query, { refetchOnMountOrArgChange: true });
  const { data, refetch } = reply;
  const pages = Math.ceil((data?.totalCount ?? 0) / sizeIn(values));
  const status = useListStatus(reply, page, pages, (last) => goTo(last, true));
  return { ...address, query, asked: asked.search ?? '', data, pages, status, retry: () => void refetch() };
};

export type StockView = ReturnType<typeof useStockTable>;
