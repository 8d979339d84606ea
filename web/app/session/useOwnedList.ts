import { useMemo, useSyncExternalStore } from 'react';
import type { OwnedList } from './ownedList.js';
import { useSessionUser, useSession } from './useSession.js';

const nothing = () => '';

/** Returns the current entries of this account; empty until the browser has read the session. */
export const useOwnedList = (list: OwnedList): readonly string[] => {
  const session = useSession();
  const person = useSessionUser();
  const text = useSyncExternalStore(list.follow, list.now, nothing);
  // the text changes with the stored entries
  return useMemo(
    () => (session === 'unknown' || !text ? [] : list.read(person)),
    [list, session, person, text],
  );
};
