import { newCallKey } from '../../app/net/callKey.js';

/** The last order that was sent but not answered: a retry uses the same key. */
interface Sent {
  contents: string;
  key: string;
}

/** The session storage key of the last order that was sent; the session storage survives a reload. */
const place = 'tokri-order';

const readSent = (): Sent | undefined => {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(place) ?? '');
    const isSent = typeof sent === 'object' && sent !== null && 'contents' in sent && 'key' in sent;
    return isSent ? { contents: String(sent.contents), key: String(sent.key) } : undefined;
  } catch {
    return undefined;
  }
};

let inMemory: Sent | undefined;

/**
 * Returns the idempotency key of an order: the same contents get the same key, so a retry creates no second
 * order.
 * Cart lines have ids, so the same products on another day are another order.
 */
export const orderKeyFor = (contents: unknown): string => {
  const text = JSON.stringify(contents);
  const sent = inMemory ?? readSent();
  if (sent?.contents === text) return sent.key;
  inMemory = { contents: text, key: newCallKey() };
  try {
    sessionStorage.setItem(place, JSON.stringify(inMemory));
  } catch {
    // Storage is blocked or full: the key lives as long as the page.
  }
  return inMemory.key;
};

/** Forgets the idempotency key once the shop has answered the order, with success or an error. */
export const forgetOrderKey = (): void => {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage is blocked, so it is empty.
  }
};
