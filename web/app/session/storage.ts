/**
 * The values that the local storage could not take because it is blocked, full or broken; they live as long
 * as the page. So the functions of this file never throw.
 * Nothing uses the local storage before a function is called, so a server can import this file.
 */
const kept = new Map<string, string | undefined>();

const local = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

export const readItem = (key: string): string | undefined => {
  if (kept.has(key)) return kept.get(key);
  try {
    return local()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const writeItem = (key: string, value: string): void => {
  try {
    const storage = local();
    if (!storage) throw new Error('no local storage');
    storage.setItem(key, value);
    kept.delete(key);
  } catch {
    removeItem(key);
    kept.set(key, value);
  }
};

export const removeItem = (key: string): void => {
  kept.delete(key);
  try {
    local()?.removeItem(key);
  } catch {
    kept.set(key, undefined); // a value that cannot be removed is not read again
  }
};

/**
 * Clears the local storage, except the keys in `spared`, which belong to the device, such as its language.
 */
export const clearStorage = (spared: readonly string[]): void => {
  const values = spared.map((key) => [key, readItem(key)] as const);
  kept.clear();
  try {
    local()?.clear();
  } catch {
    // Storage is blocked, so it holds none of our data.
  }
  for (const [key, value] of values) if (value !== undefined) writeItem(key, value);
};

/** Returns a stored JSON value; undefined if it is missing or corrupt. */
export const readJson = (key: string): unknown => {
  const text = readItem(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Checks whether a stored value is an object, so that its fields can be checked. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Calls `changed` when another tab has changed one of `keys` or cleared the storage.
 * @returns a function that unsubscribes
 */
export const onOtherTab = (keys: readonly string[], changed: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};
