import { useMemo } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUser } from '../../app/session/useSession.js';
import { forgetSearch, rememberSearch, searchList } from './recentSearches.js';

/** Returns the current recent searches, the newest first. */
export const useRecentSearches = (): readonly string[] => useOwnedList(searchList);

/** Adds and removes recent searches of the current account. */
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
