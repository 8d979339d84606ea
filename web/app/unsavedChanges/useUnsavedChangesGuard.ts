import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { NavigationBlockerContext } from './navigationBlockerState.js';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Warns before unsaved changes are lost: by a dialog before another screen of the shop opens, by the browser
 * before the page closes or reloads. The form calls `onDirtyChange` with whether it has unsaved changes.
 * @param onLeave called when the user discarded the changes; must be the same function at every call
 */
export const useUnsavedChangesGuard = (onLeave?: () => void) => {
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
  /** Ends the warning at once, because the changes were saved. */
  const release = useCallback(() => letGo.current?.(), []);
  return { onDirtyChange: setDirty, release };
};
