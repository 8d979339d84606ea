import { tabStorage } from './session/storage.js';

/** The scroll position (px) of a history entry, and the number of loaded pages of its list. */
interface Place {
  top: number;
  pages: number;
}

interface Entry {
  key: string;
  pathname: string;
  search: string;
}

const item = 'tokri-places';
/** The maximum number of history entries whose scroll positions survive a reload; the newest are kept. */
const max = 50;

/**
 * Returns the key under which a history entry is stored: its router key and its address. The router key alone
 * is not unique, because every page opened by its address has the router key `default`.
 */
export const entryOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

let known: Map<string, Place> | undefined;

/**
 * Reads the scroll positions that this tab stored before a reload. A page that was newly opened by its
 * address starts at its top.
 */
const read = (): Map<string, Place> => {
  try {
    const kept = new Map((tabStorage.readJson(item) ?? []) as [string, Place][]);
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (opened?.type === 'navigate') kept.delete(entryOf({ ...window.location, key: 'default' }));
    return kept;
  } catch {
    return new Map(); // the stored value is broken, or this is no browser
  }
};

const places = (): Map<string, Place> => (known ??= read());

export const placeOf = (entry: string): Place => places().get(entry) ?? { top: 0, pages: 0 };

export const keepPlace = (entry: string, place: Partial<Place>): void => {
  places().set(entry, { ...placeOf(entry), ...place });
};

export const forgetPlace = (entry: string): void => {
  places().delete(entry);
};

/**
 * Stores the scroll positions in the session storage, so that they survive a reload, for example after a
 * phone has unloaded the tab.
 */
export const storePlaces = (): void => tabStorage.writeJson(item, [...places()].slice(-max));
