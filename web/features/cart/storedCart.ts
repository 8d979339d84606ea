import type { CartLine } from '../../../contract/cart.js';
import type { ProductSummary } from '../../../contract/product.js';
import { readJson, writeItem } from '../../app/session/storage.js';
import type { PendingQuantity } from './cartSlice.js';

/** An account's cart on this device. */
interface StoredCart {
  /** The lines as the shop last gave them; undefined if it never did. */
  lines?: CartLine[];
  /** The changes that the shop has not confirmed. */
  pending: readonly PendingQuantity[];
}

/** The local storage key of the account's cart; a log-out clears it. */
export const storedCartKey = 'accountcart';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

const isPending = (value: unknown): value is PendingQuantity =>
  isObject(value) && Number.isInteger(value.quantity) && isProductSummary(value.product);

/** Returns the stored cart of an account. The cart of another account, or of none, counts as none. */
export const readStoredCart = (userId: string | undefined): StoredCart => {
  const stored = readJson(storedCartKey);
  if (!isObject(stored) || userId === undefined || stored.person !== userId) return { pending: [] };
  const { lines, pending } = stored;
  return {
    ...(Array.isArray(lines) && { lines: lines.filter(isLine) }),
    pending: Array.isArray(pending) ? pending.filter(isPending) : [],
  };
};

const write = (userId: string | undefined, change: Partial<StoredCart>): void => {
  if (userId === undefined) return;
  writeItem(storedCartKey, JSON.stringify({ ...readStoredCart(userId), ...change, person: userId }));
};

/** Stores the lines that the shop gave. */
export const storeLines = (userId: string | undefined, lines: CartLine[]): void => write(userId, { lines });

const pendingBut = (userId: string | undefined, productId: string) =>
  readStoredCart(userId).pending.filter(({ product }) => product._id !== productId);

/** Stores a change until the shop has confirmed it. */
export const storePending = (userId: string | undefined, pending: PendingQuantity): void =>
  write(userId, { pending: [...pendingBut(userId, pending.product._id), pending] });

/** Removes the change of a product. */
export const dropPending = (userId: string | undefined, productId: string): void =>
  write(userId, { pending: pendingBut(userId, productId) });
