import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationBlockerState } from './navigationBlockerState.js';

/** Returns the index that the router gave a history entry. */
const indexIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Returns the index of the current history entry. An entry that the router has not numbered, such as the one
 * that the skip link makes, gets the next index.
 */
const indexAfter = (before: number): number => {
  const { history } = window;
  const index = indexIn(history.state);
  if (index === undefined) history.replaceState({ idx: before + 1 }, '');
  return index ?? before + 1;
};

/**
 * Blocks the browser's Back and Forward while there are unsaved changes. The browser reports them only after
 * the step, so this hook undoes the step before the router notices, and repeats the step if the user discards
 * the changes.
 * Its listener must be added before the router's. That holds because the layout effect of a child runs before
 * its parent's, and because this effect runs only once.
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
        event.stopImmediatePropagation(); // hides a blocked step and the step that undoes it
      else here.current.index += step;
    };
    window.addEventListener('popstate', heard);
    return () => window.removeEventListener('popstate', heard);
  }, [holds]);
};
