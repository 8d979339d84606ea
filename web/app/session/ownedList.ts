import { isObject } from '../../../contract/isObject.js';
import { createEmitter } from '../emitter.js';
import { onOtherTab, readItem, readJson, removeItem, writeJson } from './storage.js';

/** The stored form of a list: its entries and the id of their account; no id if they were stored without a login. */
interface Owned {
  person?: string;
  entries: readonly string[];
}

/** A short list of texts that an account keeps on this device alone, such as its recent searches. */
export interface OwnedList {
  /**
   * Returns the stored entries that this user may see, without duplicates. A guest's entries pass to the next customer, as a guest's cart
   * does. A customer's entries stay hidden from every other account, even if the session ended without a
   * log-out.
   */
  read: (userId: string | undefined) => readonly string[];
  /** Replaces the entries; they belong to this account from now on. */
  write: (userId: string | undefined, entries: readonly string[]) => void;
  /** Checks whether the stored entries belong to this account; without an id, whether they belong to no account. */
  isOf: (userId: string | undefined) => boolean;
  forget: () => void;
  /** Returns the list as it is stored, to notice when its entries change. */
  now: () => string;
  /**
   * Calls `listener` when the list changes, in this tab or another.
   * @returns a function that unsubscribes
   */
  follow: (listener: () => void) => () => void;
}

/**
 * Returns a list that is kept in the local storage under `key`.
 * @param max the maximum number of entries
 * @param isEntry checks a stored value; invalid values are left out
 */
export const ownedList = (
  key: string,
  max: number,
  isEntry: (value: unknown) => value is string,
): OwnedList => {
  const changes = createEmitter();
  const stored = (): Owned => {
    const found = readJson(key);
    if (!isObject(found) || !Array.isArray(found.entries)) return { entries: [] };
    const entries = [...new Set(found.entries.filter(isEntry))].slice(0, max);
    const owner = typeof found.person === 'string' ? found.person : undefined;
    return { entries, ...(owner !== undefined && { person: owner }) };
  };
  return {
    read: (userId) => {
      const { entries, person: owner } = stored();
      return owner === undefined || owner === userId ? entries : [];
    },
    write: (userId, entries) => {
      writeJson(key, { ...(userId !== undefined && { person: userId }), entries: entries.slice(0, max) });
      changes.emit();
    },
    isOf: (userId) => stored().person === userId,
    forget: () => {
      removeItem(key);
      changes.emit();
    },
    now: () => readItem(key) ?? '',
    follow: (listener) => {
      const unsubscribes = [changes.subscribe(listener), onOtherTab([key], listener)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  };
};
