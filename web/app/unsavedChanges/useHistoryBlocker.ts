import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationBlockerState } from './navigationBlockerState.js';

/** Returns the index that the router gave a history entry. */
const indexIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Returns the next index, for an entry that the router has not numbered, such as the skip link's. */
const indexAfter = (before: number): number => {
  const { history } = window;
  const index = indexIn(history.state);
  if (index === undefined) history.replaceState({ idx: before + 1 }, '');
  return index ?? before + 1;
};

/**
 * Blocks Back and Forward too. The browser reports them only afterwards, so the blocker sends it back before
 * the router notices, and forward again if the user confirms.
 * It has to listen before the router: its layout effect runs first, since it is a child of the router, and
 * runs only once.
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
        event.stopImmediatePropagation(); // undoes its own step back or forth
      else here.current.index += step;
    };
    window.addEventListener('popstate', heard);
    return () => window.removeEventListener('popstate', heard);
  }, [holds]);
};
