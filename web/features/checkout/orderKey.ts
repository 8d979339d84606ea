import { newCallKey } from '../../app/net/callKey.js';

/** The last order that was sent and not answered: sent again, it goes under the same key. */
interface Sent {
  contents: string;
  key: string;
}

/** Where it outlives a reload. */
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
 * The key of an order call: a retry of the same contents has the same one, so that it is not ordered twice (W-35).
 * Lines carry their ids, so that a cart filled alike another day is another order.
 */
export const orderKeyFor = (contents: unknown): string => {
  const text = JSON.stringify(contents);
  const sent = inMemory ?? readSent();
  if (sent?.contents === text) return sent.key;
  inMemory = { contents: text, key: newCallKey() };
  try {
    sessionStorage.setItem(place, JSON.stringify(inMemory));
  } catch {
    // Blocked or full: then it lives as long as the page.
  }
  return inMemory.key;
};

/** The shop has answered, yes or no: the next order is a new one. */
export const forgetOrderKey = (): void => {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Blocked: nothing is in it.
  }
};
