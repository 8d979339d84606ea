import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { NavigationBlockerContext } from './navigationBlockerState.js';

export interface UnsavedChangesGuard {
  /** Tells whether leaving now would lose something. */
  onDirtyChange: (dirty: boolean) => void;
  /** What was typed is in the shop: nobody is asked on the way out. */
  release: () => void;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before unsaved work is left: the shop before another screen, the browser before the page is closed or loaded again.
 * @param onLeave told when it was left for good, as was chosen; the same function at every call
 */
export const useUnsavedChangesGuard = (onLeave?: () => void): UnsavedChangesGuard => {
  const { watch } = useContext(NavigationBlockerContext);
  const [dirty, setDirty] = useState(false);
  const letGo = useRef<() => void>(undefined);
  useEffect(() => {
    if (!dirty) return undefined;
    const unwatch = watch({ onLeave });
    letGo.current = unwatch;
    window.addEventListener('beforeunload', warn);
    return () => {
      unwatch();
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, watch, onLeave]);
  const release = useCallback(() => letGo.current?.(), []);
  return { onDirtyChange: setDirty, release };
};
