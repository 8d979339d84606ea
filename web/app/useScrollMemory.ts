import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryOf, forgetPlace, keepPlace, placeOf, storePlaces } from './historyPlaces.js';

/**
 * In ms: how long the restoring of a scroll position waits for the page to become long enough: `grown` since
 * the page last grew; `loaded` after a reload, when the screen's code and the first page of a list must load
 * first.
 */
const timeout = { grown: 1_500, loaded: 10_000 };

const goTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Restores a scroll position as soon as the page is long enough, unless the customer has scrolled.
 * @returns a function that cancels it
 */
const goBackTo = (top: number, wait: number): (() => void) => {
  goTo(top);
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop);
  };
  const height = document.body.scrollHeight;
  const grown = new ResizeObserver(() => {
    goTo(top);
    if (Math.abs(window.scrollY - top) < 2) return stop();
    if (document.body.scrollHeight <= height) return;
    clearTimeout(timer);
    timer = setTimeout(stop, timeout.grown);
  });
  let timer = setTimeout(stop, wait);
  for (const event of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(event, stop, { passive: true });
  grown.observe(document.body);
  return stop;
};

/**
 * Starts a new screen at its top, and restores the scroll position after Back, Forward and a reload. A
 * changed search text does not scroll.
 */
export const useScrollMemory = (): void => {
  const location = useLocation();
  const entry = entryOf(location);
  const { pathname } = location;
  const kind = useNavigationType();
  const before = useRef<{ entry: string; pathname: string }>(undefined);

  useEffect(() => {
    const leave = () => {
      storePlaces();
      // after a reload the browser restores the place of a served page at once, and nothing jumps later
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', storePlaces);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', storePlaces);
    };
  }, []);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => keepPlace(entry, { top: window.scrollY });
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);

  useLayoutEffect(() => {
    const left = before.current;
    const isSameScreen = left?.pathname === pathname;
    before.current = { entry, pathname };
    // each keystroke replaces its entry, so Back never leads there
    if (kind === 'REPLACE' && left && left.entry !== entry) forgetPlace(left.entry);
    const { top } = placeOf(entry);
    // a customer may scroll the page from the server before the app runs
    const hasScrolled = !left && top === 0 && window.scrollY > 0;
    if (kind === 'POP' && !hasScrolled) return goBackTo(top, left ? timeout.grown : timeout.loaded);
    if (!isSameScreen && !hasScrolled) goTo(0);
    keepPlace(entry, { top: window.scrollY }); // stored even if the customer leaves without scrolling
    return undefined;
  }, [entry, kind, pathname]);
};
