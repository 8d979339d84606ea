import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { routes, searchLink } from '../../../contract/links.js';
import type { ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { useAppDispatch } from '../../app/store.js';
import { catalogueApi } from './catalogueApi.js';
import { asParams, goesOn, filterQuery, filtersIn } from './filters.js';
import { useSearchMemory } from './useRecentSearches.js';

export interface HeaderSearchState {
  /** Whether the search screen is open. */
  searching: boolean;
  /** `q` of the address. */
  text: string;
  /** Opens the search and replaces `q` at each keystroke, without a step of the history. */
  search: (text: string) => void;
  /**
   * Searches for a final text: saves it to the recent searches, and reports it at once if it has no results.
   */
  settle: (text: string) => void;
  /** Whether the current text is final. */
  settled: boolean;
}

const unnarrowed = filtersIn(new URLSearchParams());

/** Returns the filters that stay while the customer types on. */
const filtersFor = (params: URLSearchParams, text: string): ProductFilters =>
  goesOn(params.get('q') ?? '', text) ? filtersIn(params) : unnarrowed;

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
    settled: typeof state === 'object' && state !== null && 'settled' in state,
  };
};
