import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../../contract/limits.js';
import { adminApi } from '../adminApi.js';
import { pageOf } from '../pageOf.js';
import { auditLogQuery, filterKeys, type AuditLogFilters } from './auditLogQuery.js';

const filtersIn = (params: URLSearchParams): AuditLogFilters =>
  Object.fromEntries(filterKeys.flatMap((key) => (params.get(key) ? [[key, params.get(key) ?? '']] : [])));

/** Returns a page of the audit log; filters, search and page number are in the screen's address. */
export const useAuditLog = () => {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const search = params.get('search') ?? '';
  const page = pageOf(params.get('page'));
  const query = adminApi.useListAuditLogQuery(auditLogQuery(filters, search, page), {
    refetchOnMountOrArgChange: true,
  });
  const show = (next: { filters?: AuditLogFilters; search?: string; page?: number }, replace = false) => {
    const to = { filters, search, page: 1, ...next };
    setParams(
      {
        ...to.filters,
        ...(to.search && { search: to.search }),
        ...(to.page > 1 && { page: String(to.page) }),
      },
      { replace, preventScrollReset: true },
    );
  };
  return {
    filters,
    search,
    page,
    show,
    query,
    pages: Math.ceil((query.data?.totalCount ?? 0) / limits.pageSize.table),
  };
};
