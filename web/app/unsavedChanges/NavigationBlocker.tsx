import { type ReactNode, useContext, useMemo, useCallback, useState, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { isObject } from '../../../contract/isObject.js';
import {
  NavigationBlockerContext,
  type Guard,
  type NavigationBlockerState,
} from './navigationBlockerState.js';

/** Returns the state that blocks navigation while there are unsaved changes. */
const useNavigationBlocker = (): NavigationBlockerState => {
  const [guards] = useState(() => new Set<Guard>());
  const [waiting, setWaiting] = useState<() => void>();
  const watch = useCallback(
    (guard: Guard) => {
      guards.add(guard);
      return () => {
        guards.delete(guard);
        if (guards.size === 0) setWaiting(undefined);
      };
    },
    [guards],
  );
  const holds = useCallback(
    (go: () => void) => {
      if (guards.size > 0) setWaiting(() => go);
      return guards.size > 0;
    },
    [guards],
  );
  const leave = useCallback(() => {
    for (const { onLeave } of guards) onLeave?.();
    guards.clear();
    setWaiting(undefined);
    waiting?.();
  }, [guards, waiting]);
  const stay = useCallback(() => setWaiting(undefined), []);
  return useMemo(
    () => ({ watch, holds, leave, stay, asking: waiting !== undefined }),
    [watch, holds, leave, stay, waiting],
  );
};

type Navigation = typeof NavigationContext extends React.Context<infer Value> ? Value : never;
type To = Parameters<Navigation['navigator']['push']>[0];

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, 'http://shop').pathname : to.pathname;

/**
 * Blocks navigation while there are unsaved changes. The router's own blocker needs its data router, which
 * adds 16 KiB to the first view of every customer.
 */
export function NavigationBlocker({ children }: { children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const { pathname } = useLocation();
  const blocker = useNavigationBlocker();
  const { holds } = blocker;
  useHistoryBlocker(holds);
  const gated = useMemo(() => {
    const { navigator } = navigation;
    const past = (go: typeof navigator.push): typeof navigator.push => {
      return (to, ...rest) => {
        const pass = () => go(to, ...rest);
        if (pathOf(to) === pathname || !holds(pass)) pass();
      };
    };
    const gate = { push: past(navigator.push), replace: past(navigator.replace) };
    return { ...navigation, navigator: { ...navigator, ...gate } };
  }, [navigation, pathname, holds]);
  return (
    <NavigationBlockerContext.Provider value={blocker}>
      <NavigationContext.Provider value={gated}>{children}</NavigationContext.Provider>
    </NavigationBlockerContext.Provider>
  );
}

/** Returns the index that the router gave a history entry. */
const indexIn = (state: unknown): number | undefined =>
  isObject(state) && typeof state.idx === 'number' ? state.idx : undefined;

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
const useHistoryBlocker = (holds: NavigationBlockerState['holds']): void => {
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
