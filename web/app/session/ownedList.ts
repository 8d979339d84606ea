import { onOtherTab, readItem, readJson, removeItem, writeItem } from './storage.js';

/** Entries as stored, and whose they are: none where nobody was logged in. */
interface Owned {
  person?: string;
  entries: readonly string[];
}

/** A short list that a person has on this device alone. */
export interface OwnedList {
  /**
   * The entries, each once. What was nobody's in particular is also the next customer's, as a guest's cart is; what is a customer's is
   * nobody else's, should the session have ended without a log-out.
   */
  read: (person: string | undefined) => readonly string[];
  /** Replaces them; they are this person's from now on. */
  write: (person: string | undefined, entries: readonly string[]) => void;
  /** Whether they were written by nobody else. */
  isOf: (person: string | undefined) => boolean;
  forget: () => void;
  /** What is stored, as a text that changes when it does. */
  now: () => string;
  /** Tells when it changes, here or in another tab. Returns how to stop. */
  follow: (listener: () => void) => () => void;
}

/** @param isEntry tells what could be an entry: what else lies there is left out */
export const ownedList = (
  key: string,
  max: number,
  isEntry: (value: unknown) => value is string,
): OwnedList => {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const stored = (): Owned => {
    const found = readJson(key);
    if (typeof found !== 'object' || found === null) return { entries: [] };
    if (!('entries' in found) || !Array.isArray(found.entries)) return { entries: [] };
    const entries = [...new Set(found.entries.filter(isEntry))].slice(0, max);
    const person = 'person' in found && typeof found.person === 'string' ? found.person : undefined;
    return { entries, ...(person !== undefined && { person }) };
  };
  return {
    read: (person) => {
      const { entries, person: owner } = stored();
      return owner === undefined || owner === person ? entries : [];
    },
    write: (person, entries) => {
      writeItem(
        key,
        JSON.stringify({ ...(person !== undefined && { person }), entries: entries.slice(0, max) }),
      );
      changed();
    },
    isOf: (person) => stored().person === person,
    forget: () => {
      removeItem(key);
      changed();
    },
    now: () => readItem(key) ?? '',
    follow: (listener) => {
      listeners.add(listener);
      const stop = onOtherTab([key], listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
};
