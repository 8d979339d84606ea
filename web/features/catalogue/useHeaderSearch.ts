import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '../../../contract/isObject.js';
import { limits } from '../../../contract/limits.js';
import { routes, searchLink } from '../../../contract/links.js';
import { noFilters, type ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { useAppDispatch } from '../../app/store.js';
import { catalogueApi } from './catalogueApi.js';
import { asParams, goesOn, filterQuery, filtersIn } from './filters.js';
import { useSearchMemory } from './useRecentSearches.js';

export interface HeaderSearchState {
  /** Whether the search screen is open. */
  searching: boolean;
  /** The search text: the parameter `q` of the address. */
  text: string;
  /** Opens the search screen; there it replaces `q` in the address at each keystroke, without a new history entry. */
  search: (text: string) => void;
  /** Searches for a final text: saves it to the recent searches, and has it reported at once if it has no results. */
  settle: (text: string) => void;
  /** Whether the current text is final: confirmed with Enter, or chosen from a list. */
  settled: boolean;
}

/**
 * Returns the filters to keep for a changed search text: the current ones if it continues the text before,
 * otherwise none.
 */
const filtersFor = (params: URLSearchParams, text: string): ProductFilters =>
  goesOn(params.get('q') ?? '', text) ? filtersIn(params) : noFilters;

export const useHeaderSearch = (): HeaderSearchState => {
  const { pathname, search: query, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { remember } = useSearchMemory();
  const searching = pathname === routes.search;
  const params = new URLSearchParams(searching ? query : '');
  /** Starts the search at each keystroke, even before the search screen's code has loaded. */
  const ask = (search: string, filters: ProductFilters) =>
    dispatch(
      catalogueApi.endpoints.search.initiate(
        { search: search.slice(0, limits.search), ...filterQuery(filters) },
        { subscribe: false },
      ),
    );
  const go = (text: string, handedOn?: { settled: true }) => {
    const filters = filtersFor(params, text);
    const filterParams = new URLSearchParams(asParams(filters)).toString();
    const link = searchLink(text) + (filterParams && `&${filterParams}`);
    void navigate(link, { replace: searching, state: handedOn });
    void ask(text, filters);
  };
  return {
    searching,
    text: (params.get('q') ?? '').slice(0, limits.search),
    search: (text) => go(text),
    settle: (text) => {
      remember(text);
      go(text, { settled: true });
    },
    settled: isObject(state) && 'settled' in state,
  };
};
