import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Checks whether the focus is lost: the focused element is gone, or it is in a screen that is hidden while
 * the code of the next screen loads.
 */
const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;

/**
 * Moves the focus to the main content of a new screen if the old screen had the focus, so that keyboard users
 * can go on there.
 * @param overlaid whether an overlay such as the cart drawer is open; after a link in it was followed, the
 * focus does not return to the button that opened the overlay
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
