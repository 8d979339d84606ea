import type { CartLine } from '../../../contract/cart.js';
import type { ProductSummary } from '../../../contract/product.js';
import { isObject, readJson, writeItem } from '../../app/session/storage.js';

/** The quantity that a customer has chosen for a product, and that the shop has not confirmed. */
export interface PendingQuantity {
  product: ProductSummary;
  quantity: number;
}

interface StoredChange extends PendingQuantity {
  /** When the customer made the change, in ms since 1970. */
  time: number;
}

/** In ms: a change that could not be sent for a day is forgotten, since the customer no longer expects it. */
const maxAge = 24 * 60 * 60 * 1000;

/** An account's cart on this device. */
interface StoredCart {
  /** The lines as the shop last gave them; undefined if it never did. */
  lines?: CartLine[];
  /** The changes of the last day that the shop has not confirmed. */
  pending: readonly StoredChange[];
}

/** The local storage key of the account's cart; a log-out clears it. */
export const storedCartKey = 'accountcart';

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

const isChange = (value: unknown): value is StoredChange =>
  isObject(value) &&
  Number.isInteger(value.quantity) &&
  Number.isFinite(value.time) &&
  isProductSummary(value.product);

const isRecent = ({ time }: StoredChange): boolean => Date.now() - time <= maxAge;

/** Returns the stored cart of an account. The cart of another account, or of none, counts as none. */
export const readStoredCart = (userId: string | undefined): StoredCart => {
  const stored = readJson(storedCartKey);
  if (!isObject(stored) || userId === undefined || stored.userId !== userId) return { pending: [] };
  const { lines, pending } = stored;
  return {
    ...(Array.isArray(lines) && { lines: lines.filter(isLine) }),
    pending: Array.isArray(pending) ? pending.filter(isChange).filter(isRecent) : [],
  };
};

const write = (userId: string | undefined, change: Partial<StoredCart>): void => {
  if (userId === undefined) return;
  writeItem(storedCartKey, JSON.stringify({ ...readStoredCart(userId), ...change, userId }));
};

/** Stores the lines that the shop gave. */
export const storeLines = (userId: string | undefined, lines: CartLine[]): void => write(userId, { lines });

const pendingBut = (userId: string | undefined, productId: string) =>
  readStoredCart(userId).pending.filter(({ product }) => product._id !== productId);

/** Stores a change until the shop has confirmed it. */
export const storePending = (userId: string | undefined, { product, quantity }: PendingQuantity): void =>
  write(userId, { pending: [...pendingBut(userId, product._id), { product, quantity, time: Date.now() }] });

/** Returns the quantity of a product's stored change; undefined if there is no change. */
export const storedQuantity = (userId: string | undefined, productId: string): number | undefined =>
  readStoredCart(userId).pending.find(({ product }) => product._id === productId)?.quantity;

/** Removes the change of a product that was sent. A newer change to another quantity stays. */
export const dropPending = (userId: string | undefined, productId: string, sent: number): void => {
  if (storedQuantity(userId, productId) === sent) write(userId, { pending: pendingBut(userId, productId) });
};
