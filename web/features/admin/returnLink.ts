import { useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';

/** The router state by which the next screen knows its way back. */
export interface CameFrom {
  from: string;
}

/** Returns the current screen with its filters. */
export const useHere = (): CameFrom => {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
};

const isInDashboard = (path: unknown): path is string =>
  typeof path === 'string' && (path === routes.dashboard || path.startsWith(`${routes.dashboard}/`));

/**
 * Returns the screen that the user came from, with its filters; `otherwise` after opening an address
 * directly.
 */
export const useReturnLink = (otherwise: string): string => {
  const { state } = useLocation();
  const known = typeof state === 'object' && state !== null && 'from' in state;
  return known && isInDashboard(state.from) ? state.from : otherwise;
};
