import { useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';

/** What a link hands on, so that the screen it leads to knows the way back. */
export interface CameFrom {
  from: string;
}

/** This screen with what is asked of it. */
export const useHere = (): CameFrom => {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
};

const isInDashboard = (path: unknown): path is string =>
  typeof path === 'string' && (path === routes.dashboard || path.startsWith(`${routes.dashboard}/`));

/** Where one came from, as it was asked for; `otherwise` for whoever came by an address. */
export const useWayBack = (otherwise: string): string => {
  const { state } = useLocation();
  const known = typeof state === 'object' && state !== null && 'from' in state;
  return known && isInDashboard(state.from) ? state.from : otherwise;
};
