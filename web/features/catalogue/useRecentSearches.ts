import { useMemo } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { forgetSearch, rememberSearch, searchList } from './recentSearches.js';

/** Returns the current recent searches, the newest first. */
export const useRecentSearches = (): readonly string[] => useOwnedList(searchList);

/** Returns functions that add and remove recent searches of the current account. */
export const useSearchMemory = () => {
  const userId = useSessionUserId();
  return useMemo(
    () => ({
      remember: (text: string) => rememberSearch(userId, text),
      forget: (text: string) => forgetSearch(userId, text),
      forgetAll: searchList.forget,
    }),
    [userId],
  );
};
