import { limits } from '../../../contract/limits.js';
import { adminApi } from './adminApi.js';
import { pageOf, useListParams, useSettledValues } from './useListParams.js';
import { useListStatus } from './useListStatus.js';

/** Returns a page of the admin's product list. */
export const useProductList = () => {
  const { values, search, change, goTo } = useListParams();
  const settled = useSettledValues(values);
  const asked = settled.search ?? '';
  const page = pageOf(settled.page);
  const query = adminApi.useListProductsQuery(
    { search: asked.slice(0, limits.search), page },
    { refetchOnMountOrArgChange: true },
  );
  const pages = query.data?.totalNoPage ?? 0;
  const status = useListStatus(query, page, pages, (last) => goTo(last, true));
  return {
    search,
    asked,
    page,
    products: status === 'loading' ? undefined : query.data?.data,
    pages,
    failed: status === 'failed' || status === 'retrying',
    retrying: status === 'retrying',
    retry: () => void query.refetch(),
    onSearchChange: (text: string) => change({ search: text }, true),
    onPageChange: (wanted: number) => goTo(wanted),
  };
};
