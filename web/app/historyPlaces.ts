/** How far an entry of the history was scrolled, in px, and how many pages of its list were loaded. */
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
/** Entries that are kept over a reload, the newest ones. */
const max = 50;

/** An entry of the history. What was opened by its address has the key `default`, whatever it is: the address tells it apart. */
export const entryOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

let known: Map<string, Place> | undefined;

/** What this tab kept before a reload. An address that is opened anew begins at its top. */
const read = (): Map<string, Place> => {
  try {
    const kept = new Map(JSON.parse(sessionStorage.getItem(item) ?? '[]') as [string, Place][]);
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (opened?.type === 'navigate') kept.delete(entryOf({ ...window.location, key: 'default' }));
    return kept;
  } catch {
    return new Map(); // blocked or broken, or no browser
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

/** Keeps all places for a reload, such as of a tab that the phone dropped. */
export const storePlaces = (): void => {
  try {
    sessionStorage.setItem(item, JSON.stringify([...places()].slice(-max)));
  } catch {
    // blocked or full: a reload begins at the top
  }
};
