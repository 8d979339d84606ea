import { useMemo } from 'react';
import { limits } from '../../../contract/limits.js';
import { ownedList } from '../../app/session/ownedList.js';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUserId } from '../../app/session/useSession.js';

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

/** The local storage key of the recent searches, which are stored on the device until a log-out. */
export const recentSearchesKey = 'recentsearches';

/** The maximum number of stored searches. */
const kept = 8;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limits.search;

/** The recent searches, the newest first. */
export const searchList = ownedList(recentSearchesKey, kept, isSearch);

const without = (userId: string | undefined, text: string) =>
  searchList.read(userId).filter((other) => other.toLowerCase() !== text.toLowerCase());

/** Moves a search to the start of the recent searches. */
export const rememberSearch = (userId: string | undefined, text: string): void => {
  const search = text.trim();
  if (isSearch(search)) searchList.write(userId, [search, ...without(userId, search)]);
};

export const forgetSearch = (userId: string | undefined, text: string): void => {
  const left = without(userId, text);
  if (left.length) searchList.write(userId, left);
  else searchList.forget();
};
