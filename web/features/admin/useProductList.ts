import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { adminApi } from './adminApi.js';
import { pageOf } from './pageOf.js';
import { useDebounced } from './useDebounced.js';
import { useListStatus } from './useListStatus.js';

/**
 * Returns a page of the admin's product list; search and page number are in the screen's address. A new
 * search goes to page 1.
 */
export const useProductList = () => {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const still = new URLSearchParams(useDebounced(params.toString(), limits.adminSearchPause, search));
  const asked = still.get('search') ?? '';
  const page = pageOf(still.get('page'));
  const query = adminApi.useListProductsQuery({ search: asked.slice(0, limits.search), page });
  const show = (next: { search?: string; page?: number }, replace: boolean) => {
    const to = { search, page: 1, ...next };
    setParams(
      { ...(to.search && { search: to.search }), ...(to.page > 1 && { page: String(to.page) }) },
      { replace, preventScrollReset: true },
    );
  };
  const pages = query.data?.totalNoPage ?? 0;
  const status = useListStatus(query, page, pages, (last) => show({ page: last }, true));
  return {
    search,
    asked,
    page,
    products: status === 'loading' ? undefined : query.data?.data,
    pages,
    failed: status === 'failed' || status === 'retrying',
    retrying: status === 'retrying',
    retry: () => void query.refetch(),
    onSearchChange: (text: string) => show({ search: text }, true),
    onPageChange: (wanted: number) => show({ page: wanted }, false),
  };
};
