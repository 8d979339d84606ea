import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { adminApi } from './adminApi.js';
import { asParams, queryOf, wishIn, type BoardWish } from './boardWish.js';

/** The orders board: status, filters, search and page stand in the address. */
export const useBoard = () => {
  const [params, setParams] = useSearchParams();
  const wish = wishIn(params);
  const query = adminApi.useGetBoardQuery(queryOf(wish));
  const show = (next: Partial<BoardWish>, replace = false) =>
    setParams(asParams({ ...wish, page: 1, ...next }), { replace, preventScrollReset: true });
  return { ...wish, query, show, pages: Math.ceil((query.data?.totalCount ?? 0) / limits.pageSize.board) };
};
