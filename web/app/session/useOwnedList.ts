import { useMemo, useSyncExternalStore } from 'react';
import type { OwnedList } from './ownedList.js';
import { useSessionUser, useSession } from './useSession.js';

const nothing = () => '';

/** The entries that are this person's, as they are now; none before the browser has looked who is there. */
export const useOwnedList = (list: OwnedList): readonly string[] => {
  const session = useSession();
  const person = useSessionUser();
  const text = useSyncExternalStore(list.follow, list.now, nothing);
  // the text stands for what is stored
  return useMemo(
    () => (session === 'unknown' || !text ? [] : list.read(person)),
    [list, session, person, text],
  );
};
