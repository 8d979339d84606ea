import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationBlockerState } from './navigationBlockerState.js';

/** Where an entry of the history stands, as the router numbers them. */
const indexIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** A link within the page, as that past the header, makes an entry that the router has not numbered: it stands one further. */
const indexAfter = (before: number): number => {
  const { history } = window;
  const index = indexIn(history.state);
  if (index === undefined) history.replaceState({ idx: before + 1 }, '');
  return index ?? before + 1;
};

/**
 * Back and Forward ask too. The browser has gone by the time it tells: it is sent back before the router hears of it,
 * and once more on its way when that was the answer. To hear it first, this listens before the router, whose child it is,
 * and never anew.
 */
export const useHistoryBlocker = (holds: NavigationBlockerState['holds']): void => {
  const { key, pathname } = useLocation();
  const here = useRef({ index: 0, pathname });
  useLayoutEffect(() => {
    here.current = { index: indexIn(window.history.state) ?? 0, pathname };
  }, [key, pathname]);
  useLayoutEffect(() => {
    const heard = (event: PopStateEvent) => {
      const step = indexAfter(here.current.index) - here.current.index;
      const leaves = window.location.pathname !== here.current.pathname;
      const held = leaves && step !== 0 && holds(() => window.history.go(step));
      if (held) window.history.go(-step);
      if (held || step === 0)
        event.stopImmediatePropagation(); // gone too far, or back from there
      else here.current.index += step;
    };
    window.addEventListener('popstate', heard);
    return () => window.removeEventListener('popstate', heard);
  }, [holds]);
};
