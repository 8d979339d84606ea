import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '../../../contract/limits.js';
import { onOtherTab, readItem, readJson, removeItem, writeItem } from '../../app/session/storage.js';

/** Where they are kept: on the device, until one logs out. */
export const recentSearchesKey = 'recentsearches';

/** More than these nobody looks through. */
const kept = 8;

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((changed) => changed());

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limits.search;

/** What was searched before, the newest first; what could not be that is left out. */
export const recentSearches = (): string[] => {
  const stored = readJson(recentSearchesKey);
  return Array.isArray(stored) ? [...new Set(stored.filter(isSearch))].slice(0, kept) : [];
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const write = (searches: readonly string[]) => {
  if (searches.length) writeItem(recentSearchesKey, JSON.stringify(searches));
  else removeItem(recentSearchesKey);
  tell();
};

/** Somebody settled on a text: it stands first from now on, and once. */
export const rememberSearch = (text: string): void => {
  const search = text.trim();
  if (!isSearch(search)) return;
  const others = recentSearches().filter((other) => !isSame(other, search));
  write([search, ...others].slice(0, kept));
};

export const forgetSearch = (text: string): void =>
  write(recentSearches().filter((other) => !isSame(other, text)));

export const forgetSearches = (): void => write([]);

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  const stop = onOtherTab([recentSearchesKey], changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
};

/** The same, as they are now: also when another tab, or this one, has changed them. */
export const useRecentSearches = (): readonly string[] => {
  const stored = useSyncExternalStore(
    subscribe,
    () => readItem(recentSearchesKey) ?? '',
    () => '',
  );
  // The text is what changes; it is read again by its rules.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => recentSearches(), [stored]);
};
