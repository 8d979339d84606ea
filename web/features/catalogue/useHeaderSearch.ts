import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { routes, searchLink } from '../../../contract/links.js';

export interface HeaderSearchState {
  /** Whether one is on the search screen. */
  searching: boolean;
  /** `q` of the address. */
  text: string;
  /** Goes to the search and rewrites `q`: once for each keystroke (S-024), without a step in the history for each (W-21). */
  search: (text: string) => void;
}

export const useHeaderSearch = (): HeaderSearchState => {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const searching = pathname === routes.search;
  return {
    searching,
    text: (new URLSearchParams(query).get('q') ?? '').slice(0, limits.search),
    search: (text) => void navigate(searchLink(text), { replace: searching }),
  };
};
