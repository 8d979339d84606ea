import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Gone, or in a screen that is hidden until the next one's code is there: the browser takes its focus away a moment later. */
const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;

/**
 * After a change of screen, puts the focus into the new one if the old one took it away, so that the keyboard goes on there.
 * @param overlaid whether something lay over the screen: one who left by it is not sent back to the button that opened it
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
