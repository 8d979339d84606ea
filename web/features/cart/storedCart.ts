import type { CartLine } from '../../../contract/cart.js';
import { isObject } from '../../../contract/isObject.js';
import type { ProductSummary } from '../../../contract/product.js';
import { readJson, writeJson } from '../../app/session/storage.js';

/** The quantity that a customer has chosen for a product, and that the shop has not confirmed. */
export interface PendingQuantity {
  product: ProductSummary;
  quantity: number;
  /** Whether it was added before the cart had loaded, so that it may not lower the shop's quantity (W-10). */
  unseen?: boolean;
}

/** A change of a product. Of two changes of one product the later one counts. */
export interface Change extends PendingQuantity {
  /** When the customer made the change, in ms since 1970. */
  time: number;
  /** Whether the shop has confirmed or refused it. */
  sent?: boolean;
}

/** In ms: a change that could not be sent for a day is forgotten, since the customer no longer expects it. */
const maxAge = 24 * 60 * 60 * 1000;

/** The local storage keys of the account's cart; a log-out clears them. */
export const [linesKey, changesKey] = ['accountcartlines', 'accountcart'] as const;

/** Checks whether a stored value is a product as carts show it. */
export const isProductSummary = (value: unknown): value is ProductSummary =>
  isObject(value) &&
  [value._id, value.name, value.unit].every((text) => typeof text === 'string') &&
  [value.price, value.discount, value.stock].every(Number.isFinite) &&
  Array.isArray(value.image) &&
  value.image.every((image) => typeof image === 'string');

const isLine = (value: unknown): value is CartLine =>
  isObject(value) &&
  typeof value._id === 'string' &&
  typeof value.unavailable === 'boolean' &&
  [value.quantity, value.seenPrice].every(Number.isFinite) &&
  isProductSummary(value.productId);

const isChange = (value: unknown): value is Change =>
  isObject(value) &&
  Number.isInteger(value.quantity) &&
  Number.isFinite(value.time) &&
  isProductSummary(value.product);

const isRecent = ({ time }: Change): boolean => Date.now() - time <= maxAge;

/** Returns what is stored for an account. What is stored for another account counts as nothing. */
const readOf = (userId: string | undefined, key: string): Record<string, unknown> => {
  const stored = readJson(key);
  return isObject(stored) && userId !== undefined && stored.userId === userId ? stored : {};
};

const write = (userId: string | undefined, key: string, content: object): void => {
  if (userId !== undefined) writeJson(key, { ...content, userId });
};

/** Returns the lines of an account's cart as the shop last gave them; undefined if it never did. */
export const storedLines = (userId: string | undefined): CartLine[] | undefined => {
  const { lines } = readOf(userId, linesKey);
  return Array.isArray(lines) ? lines.filter(isLine) : undefined;
};

/** Stores the lines that the shop gave. */
export const storeLines = (userId: string | undefined, lines: CartLine[]): void =>
  write(userId, linesKey, { lines });

/** Returns the last change of each product, pending or sent, within the last day. */
const changesOf = (userId: string | undefined): Change[] => {
  const { pending, changes = pending } = readOf(userId, changesKey); // version 0.2 wrote `pending`
  return Array.isArray(changes) ? changes.filter(isChange).filter(isRecent) : [];
};

const find = (userId: string | undefined, id: string) =>
  changesOf(userId).find(({ product }) => product._id === id);

const store = (userId: string | undefined, change: Change): Change => {
  const others = changesOf(userId).filter(({ product }) => product._id !== change.product._id);
  write(userId, changesKey, { changes: [...others, change] });
  return change;
};

/** Returns the changes of the last day that the shop has not confirmed. */
export const pendingChanges = (userId: string | undefined): Change[] =>
  changesOf(userId).filter(({ sent }) => !sent);

/** Stores a change until the shop has confirmed it. Returns it with its time, later than that of the stored one. */
export const storePending = (userId: string | undefined, pending: PendingQuantity): Change => {
  const { time = 0 } = find(userId, pending.product._id) ?? {};
  return store(userId, { ...pending, time: Math.max(Date.now(), time + 1) });
};

/**
 * Returns the last change of a product, if the shop has not confirmed it: the one of this tab or the stored one, which
 * may be of another tab. Tabs write over what another one has just stored, so this tab's may be missing there.
 * @param own the last change of this tab
 */
export const pendingChange = (userId: string | undefined, id: string, own?: Change): Change | undefined => {
  const stored = find(userId, id);
  const last = own && isRecent(own) && (!stored || stored.time < own.time) ? own : stored;
  return last?.sent ? undefined : last;
};

/** Checks whether two changes of a product come to the same at the shop. */
export const isSameChange = (one: Change, other: Change): boolean =>
  one.quantity === other.quantity && !one.unseen === !other.unseen;

/**
 * Stores that the shop has confirmed or refused a change. A later change to another quantity stays pending. After a
 * log-out nothing is stored.
 */
export const changeSent = (userId: string | undefined, change: Change): void => {
  const stored = find(userId, change.product._id);
  if (!stored) return;
  const last = stored.time > change.time ? stored : change;
  if (isSameChange(last, change)) store(userId, { ...last, sent: true });
};
