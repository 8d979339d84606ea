import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { routes, searchLink } from '../../../contract/links.js';
import type { ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { useAppDispatch } from '../../app/store.js';
import { catalogueApi } from './catalogueApi.js';
import { asParams, goesOn, filterQuery, filtersIn } from './filters.js';
import { useSearchMemory } from './useRecentSearches.js';

export interface HeaderSearchState {
  /** Whether one is on the search screen. */
  searching: boolean;
  /** `q` of the address. */
  text: string;
  /** Goes to the search and rewrites `q`: once for each keystroke (S-024), without a step in the history for each (W-21). */
  search: (text: string) => void;
  /** The same for a text that somebody has settled on: it is remembered, and nothing found is told at once. */
  settle: (text: string) => void;
  /** Whether that was done with the text as it stands. */
  settled: boolean;
}

const unnarrowed = filtersIn(new URLSearchParams());

/** What of the address goes on while one types on. */
const filtersFor = (params: URLSearchParams, text: string): ProductFilters =>
  goesOn(params.get('q') ?? '', text) ? filtersIn(params) : unnarrowed;

export const useHeaderSearch = (): HeaderSearchState => {
  const { pathname, search: query, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { remember } = useSearchMemory();
  const searching = pathname === routes.search;
  const params = new URLSearchParams(searching ? query : '');
  /** Each keystroke asks, whether or not the search screen's code is there by then. */
  const ask = (search: string, filters: ProductFilters) =>
    dispatch(
      catalogueApi.endpoints.search.initiate(
        { search: search.slice(0, limits.search), ...filterQuery(filters) },
        { subscribe: false },
      ),
    );
  const go = (text: string, handedOn?: { settled: true }) => {
    const filters = filtersFor(params, text);
    const browseFilters = new URLSearchParams(asParams(filters)).toString();
    const link = searchLink(text) + (browseFilters && `&${browseFilters}`);
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
