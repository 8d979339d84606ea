import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
    const focused = document.activeElement;
    if (last.overlaid || !focused || focused === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname, overlaid, main]);
};
