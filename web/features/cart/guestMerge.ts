import { isObject } from '../../../contract/isObject.js';
import { newCallKey } from '../../app/net/call.js';
import { readJson, removeItem, writeJson } from '../../app/session/storage.js';
import { type GuestLine, isQuantity, readGuestCart, writeGuestCart } from './guestCart.js';

type MergeLine = Pick<GuestLine, 'productId' | 'quantity'>;

/** The body of the call `cart/merge`, which adds a guest's cart to the account's cart. */
export interface GuestMerge {
  mergeId: string;
  lines: MergeLine[];
}

/** The local storage key of the merge that was sent but not confirmed. */
const mergeKey = 'guestcart-merge';

const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isLine = (value: unknown): value is MergeLine =>
  isObject(value) && typeof value.productId === 'string' && isQuantity(value.quantity);

const readSent = (): GuestMerge | undefined => {
  const sent = readJson(mergeKey);
  const { mergeId, lines } = isObject(sent) ? sent : {};
  if (typeof mergeId !== 'string' || !looksLikeId.test(mergeId) || !Array.isArray(lines)) return undefined;
  return { mergeId, lines: lines.filter(isLine) };
};

/** Creates a random (version 4) UUID; `crypto.randomUUID` is missing over plain http. */
export const newMergeId = (): string =>
  newCallKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const quantityIn = (lines: readonly MergeLine[], { productId }: MergeLine): number =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

/** Maps each line to another quantity and drops lines with 0. */
const requantified = <Line extends MergeLine>(
  lines: readonly Line[],
  quantity: (line: Line) => number,
): Line[] => lines.map((line) => ({ ...line, quantity: quantity(line) })).filter((line) => line.quantity > 0);

/**
 * Returns the next merge of the guest's cart to send, if any, and stores it first. The shop may have carried
 * out an unconfirmed merge, so that merge is sent again with the same id (idempotency). The guest's cart may
 * have changed since:
 * - Added lines follow in a separate merge: under an id that the shop knows they would be lost.
 * - Removed lines are not sent again. If none are left, nothing is repeated.
 */
export const nextMerge = (): GuestMerge | undefined => {
  const cart = readGuestCart();
  const sent = readSent();
  const again = requantified(sent?.lines ?? [], (line) => Math.min(line.quantity, quantityIn(cart, line)));
  if (sent && again.length) return { mergeId: sent.mergeId, lines: again };
  removeItem(mergeKey);
  if (!cart.length) return undefined;
  const lines = cart.map(({ productId, quantity }) => ({ productId, quantity }));
  const merge = { mergeId: newMergeId(), lines };
  writeJson(mergeKey, merge);
  return merge;
};

/** Removes the lines of a confirmed merge from the guest's cart; what was added after the merge was sent stays. */
export const confirmMerge = ({ mergeId, lines }: GuestMerge): void => {
  // another tab has confirmed it, or a log-out cleared everything
  if (readSent()?.mergeId !== mergeId) return;
  writeGuestCart(requantified(readGuestCart(), (line) => line.quantity - quantityIn(lines, line)));
  removeItem(mergeKey);
};
