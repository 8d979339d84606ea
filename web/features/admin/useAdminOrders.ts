import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { adminApi } from './adminApi.js';
import { asParams, queryOf, adminOrdersFiltersIn, type AdminOrdersFilters } from './adminOrdersFilters.js';

/**
 * Returns a page of the admin orders; status, filters, search and page number are in the screen's address.
 */
export const useAdminOrders = () => {
  const [params, setParams] = useSearchParams();
  const filters = adminOrdersFiltersIn(params);
  const query = adminApi.useGetAdminOrdersQuery(queryOf(filters));
  const show = (next: Partial<AdminOrdersFilters>, replace = false) =>
    setParams(asParams({ ...filters, page: 1, ...next }), { replace, preventScrollReset: true });
  return { ...filters, query, show, pages: Math.ceil((query.data?.totalCount ?? 0) / limits.pageSize.table) };
};
