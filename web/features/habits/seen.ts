import { onOtherTab, readItem, readJson, removeItem, writeItem } from '../../app/session/storage.js';

/** Where it is kept: on this device alone, and gone with a log-out as all of a customer's is (S-090). */
export const seenKey = 'seen';

/** How many products are remembered. */
export const mostSeen = 20;

/** Ids of products, the last looked at first, and whose they are: none where nobody was logged in. */
interface Seen {
  person?: string;
  ids: string[];
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

const stored = (): Seen => {
  const found = readJson(seenKey);
  if (typeof found !== 'object' || found === null || !('ids' in found) || !Array.isArray(found.ids))
    return { ids: [] };
  const ids = [...new Set(found.ids.filter(isId))].slice(0, mostSeen);
  const person = 'person' in found && typeof found.person === 'string' ? found.person : undefined;
  return { ids, ...(person !== undefined && { person }) };
};

/**
 * What was looked at, the last first. What nobody in particular looked at is also the next customer's, as a guest's cart is; what a
 * customer looked at is nobody else's, should the session have ended without a log-out.
 */
export const readSeen = (person: string | undefined): readonly string[] => {
  const { ids, person: owner } = stored();
  return owner === undefined || owner === person ? ids : [];
};

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

const write = (person: string | undefined, ids: readonly string[]): void => {
  writeItem(seenKey, JSON.stringify({ ...(person !== undefined && { person }), ids }));
  changed();
};

/** Puts a product first. */
export const rememberSeen = (person: string | undefined, id: string): void => {
  const before = readSeen(person);
  if (before[0] === id && stored().person === person) return;
  write(person, [id, ...before.filter((other) => other !== id)].slice(0, mostSeen));
};

export const forgetSeen = (): void => {
  removeItem(seenKey);
  changed();
};

/** What is stored, as a text that changes when it does. */
export const seenNow = (): string => readItem(seenKey) ?? '';

/** Tells when it changes, here or in another tab. Returns how to stop. */
export const followSeen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onOtherTab([seenKey], listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
