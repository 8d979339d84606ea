import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { routes, searchLink } from '../../../contract/links.js';
import { asParams, goesOn, wishIn } from './narrowing.js';
import { rememberSearch } from './recentSearches.js';

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

/** What of the address goes on while one types on. */
const narrowingFor = (params: URLSearchParams, text: string): string => {
  if (!goesOn(params.get('q') ?? '', text)) return '';
  return new URLSearchParams(asParams(wishIn(params))).toString();
};

export const useHeaderSearch = (): HeaderSearchState => {
  const { pathname, search: query, state } = useLocation();
  const navigate = useNavigate();
  const searching = pathname === routes.search;
  const params = new URLSearchParams(searching ? query : '');
  const go = (text: string, handedOn?: { settled: true }) => {
    const narrowing = narrowingFor(params, text);
    const link = searchLink(text) + (narrowing && `&${narrowing}`);
    void navigate(link, { replace: searching, state: handedOn });
  };
  return {
    searching,
    text: (params.get('q') ?? '').slice(0, limits.search),
    search: (text) => go(text),
    settle: (text) => {
      rememberSearch(text);
      go(text, { settled: true });
    },
    settled: typeof state === 'object' && state !== null && 'settled' in state,
  };
};
