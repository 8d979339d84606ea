import { useLocation } from 'react-router-dom';
import { isObject } from '../../../contract/isObject.js';
import { routes } from '../../../contract/links.js';

/** The router state with the address that the next screen links back to. */
export interface CameFrom {
  from: string;
}

/** Returns the address of the current screen with its filters, as router state for links to other screens. */
export const useHere = (): CameFrom => {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
};

const isInDashboard = (path: unknown): path is string =>
  typeof path === 'string' && (path === routes.dashboard || path.startsWith(`${routes.dashboard}/`));

/**
 * Returns the address of the screen that the user came from, with its filters; `otherwise` if the current
 * screen was opened by its address.
 */
export const useReturnLink = (otherwise: string): string => {
  const { state } = useLocation();
  return isObject(state) && isInDashboard(state.from) ? state.from : otherwise;
};
