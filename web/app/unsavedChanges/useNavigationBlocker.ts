import { useCallback, useMemo, useState } from 'react';
import type { Guard, NavigationBlockerState } from './navigationBlockerState.js';

/** Returns the state that blocks navigation while there are unsaved changes. */
export const useNavigationBlocker = (): NavigationBlockerState => {
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
