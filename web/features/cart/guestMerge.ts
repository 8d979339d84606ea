import { readJson, removeItem, writeItem } from '../../app/session/storage.js';
import { type GuestLine, isQuantity, readGuestCart, writeGuestCart } from './guestCart.js';

type MergeLine = Pick<GuestLine, 'productId' | 'quantity'>;

/** What cart/merge takes. */
export interface GuestMerge {
  mergeId: string;
  lines: MergeLine[];
}

/** Where the merge is kept that was sent and not confirmed. */
const mergeKey = 'guestcart-merge';

const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isLine = (value: unknown): value is MergeLine =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  'quantity' in value &&
  isQuantity(value.quantity);

const readSent = (): GuestMerge | undefined => {
  const sent = readJson(mergeKey);
  if (typeof sent !== 'object' || sent === null || !('mergeId' in sent && 'lines' in sent)) return undefined;
  const { mergeId, lines } = sent;
  if (typeof mergeId !== 'string' || !looksLikeId.test(mergeId) || !Array.isArray(lines)) return undefined;
  return { mergeId, lines: lines.filter(isLine) };
};

/** A random (version 4) UUID; `crypto.randomUUID` is missing where the shop is tried over plain http. */
export const newMergeId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const quantityIn = (lines: readonly MergeLine[], { productId }: MergeLine): number =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

/** Each line with another quantity; one of none is left out. */
const requantified = <Line extends MergeLine>(
  lines: readonly Line[],
  quantity: (line: Line) => number,
): Line[] => lines.map((line) => ({ ...line, quantity: quantity(line) })).filter((line) => line.quantity > 0);

/**
 * The merge to send now, if there is any; it is remembered first. The shop may have carried out one that it did not confirm,
 * so that one is sent again under its own id, which counts once. The guest's cart may have changed since:
 * - what was added is not in it. It follows in a merge of its own: under an id that the shop knows it would be lost.
 * - what was taken out is not sent again. Where nothing is left of it, there is nothing to repeat.
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
  writeItem(mergeKey, JSON.stringify(merge));
  return merge;
};

/** The shop has it: only what the guest's cart holds beyond it stays. */
export const confirmMerge = ({ mergeId, lines }: GuestMerge): void => {
  if (readSent()?.mergeId !== mergeId) return; // another tab has done it, or a log-out cleared everything
  writeGuestCart(requantified(readGuestCart(), (line) => line.quantity - quantityIn(lines, line)));
  removeItem(mergeKey);
};
