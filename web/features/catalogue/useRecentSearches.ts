import { useMemo } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUser } from '../../app/session/useSession.js';
import { forgetSearch, rememberSearch, searchList } from './recentSearches.js';

/** What was searched before, as it is now, the newest first. */
export const useRecentSearches = (): readonly string[] => useOwnedList(searchList);

/** Remembers and forgets what was searched, for whoever is there. */
export const useSearchMemory = () => {
  const person = useSessionUser();
  return useMemo(
    () => ({
      remember: (text: string) => rememberSearch(person, text),
      forget: (text: string) => forgetSearch(person, text),
      forgetAll: searchList.forget,
    }),
    [person],
  );
};
