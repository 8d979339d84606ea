import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Lists may take a moment to be as long as they were. */
const timeout = 1_500;

/** Where each entry of the history was left. */
const places = new Map<string, number>();

const goTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Goes to a place on the page as soon as the page is long enough, unless one has scrolled meanwhile. Returns how to stop. */
const goBackTo = (top: number): (() => void) => {
  goTo(top);
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop);
  };
  const grown = new ResizeObserver(() => {
    goTo(top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, timeout);
  for (const event of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(event, stop, { passive: true });
  grown.observe(document.body);
  return stop;
};

/** A new screen starts at its top; Back finds the place where one was (G-05). Typing in the search moves nothing. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef<{ key: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const left = before.current;
    const isSameScreen = left?.pathname === pathname;
    before.current = { key, pathname };
    if (kind === 'REPLACE' && left && left.key !== key) places.delete(left.key); // no Back leads there: a keystroke each
    if (kind === 'POP') return goBackTo(places.get(key) ?? 0);
    if (!isSameScreen) goTo(0);
    places.set(key, window.scrollY); // also where nobody scrolls before leaving again
    return undefined;
  }, [key, kind, pathname]);
};
