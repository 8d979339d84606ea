/**
 * Local storage that cannot fail: where it is blocked, full or broken, values live as long as the page.
 * Nothing is touched before the first call, so that a server may load this file.
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
    kept.set(key, undefined); // what cannot be removed is not read again
  }
};

/** All local storage, as log-out asks (S-090), but for what belongs to the device and not to the customer. */
export const clearStorage = (spared: readonly string[]): void => {
  const values = spared.map((key) => [key, readItem(key)] as const);
  kept.clear();
  try {
    local()?.clear();
  } catch {
    // Blocked: then nothing of ours is in it.
  }
  for (const [key, value] of values) if (value !== undefined) writeItem(key, value);
};

/** A stored JSON value, or undefined where there is none or it is corrupt. */
export const readJson = (key: string): unknown => {
  const text = readItem(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Tells when another tab has changed one of `keys` (or cleared everything). Returns how to stop. */
export const onOtherTab = (keys: readonly string[], changed: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};
