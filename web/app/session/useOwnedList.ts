import { useMemo, useSyncExternalStore } from 'react';
import type { OwnedList } from './ownedList.js';
import { useSessionUserId, useSession } from './useSession.js';

const nothing = () => '';

/** Returns the current entries of a list for the current account; empty until the browser has read the session. */
export const useOwnedList = (list: OwnedList): readonly string[] => {
  const session = useSession();
  const userId = useSessionUserId();
  const text = useSyncExternalStore(list.follow, list.now, nothing);
  // the text changes with the stored entries
  return useMemo(
    () => (session === 'unknown' || !text ? [] : list.read(userId)),
    [list, session, userId, text],
  );
};
