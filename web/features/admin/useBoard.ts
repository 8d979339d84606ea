import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import type { StatusChoice } from '../../../ui/StatusTabs/StatusTabs.js';
import { adminApi } from './adminApi.js';

const choices: readonly StatusChoice[] = [
  'all',
  'placed',
  'packed',
  'out_for_delivery',
  'delivered',
  'cancelled',
];

interface Wish {
  status: StatusChoice;
  search: string;
  page: number;
}

const wishIn = (params: URLSearchParams): Wish => {
  const page = Number(params.get('page'));
  return {
    status: choices.find((choice) => choice === params.get('status')) ?? 'all',
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1,
  };
};

const asParams = ({ status, search, page }: Wish) => ({
  ...(status !== 'all' && { status }),
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
});

/** The orders board: status, search and page stand in the address. */
export const useBoard = () => {
  const [params, setParams] = useSearchParams();
  const wish = wishIn(params);
  const { status, search, page } = wish;
  const query = adminApi.useGetBoardQuery({
    search: search.slice(0, limits.search),
    page,
    ...(status !== 'all' && { status }),
  });
  const show = (next: Partial<Wish>, replace = false) =>
    setParams(asParams({ ...wish, page: 1, ...next }), { replace, preventScrollReset: true });
  return { ...wish, query, show, pages: Math.ceil((query.data?.totalCount ?? 0) / limits.pageSize.board) };
};
