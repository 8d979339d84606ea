import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Checks for a lost focus: the element is gone, or in a screen that is hidden while the next one's code
 * loads.
 */
const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;

/**
 * Moves the focus into a new screen if the old one had it, so that keyboard users can go on there.
 * @param overlaid whether an overlay is open; after leaving by an overlay, the focus does not return to its
 * button
 */
export const useArrival = (main: RefObject<HTMLElement | null>, overlaid = false): void => {
  const { pathname } = useLocation();
  const before = useRef({ pathname, overlaid });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, overlaid };
    if (last.pathname === pathname) return;
    if (last.overlaid || isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, overlaid, main]);
};
