import { useRef } from 'react';
import type { MergeResult } from '../../../contract/cart.js';
import { fill } from '../../../contract/messages/fill.js';
import { planMerge } from '../../../contract/mergePlan.js';
import type { ProductSummary } from '../../../contract/product.js';
import { words } from '../../app/language/locale.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';
import { notice } from '../../app/notices.js';
import { useSession } from '../../app/session/useSession.js';
import { type AppThunk, useAppDispatch } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestCartRead, productTouched } from './cartSlice.js';
import { guestLine, readGuestCart, withQuantity, writeGuestCart } from './guestCart.js';
import { newMergeId } from './guestMerge.js';
import { useOpenCart } from './useOpenCart.js';

/** A product to add to the cart. */
export interface WantedLine {
  productId: string;
  quantity: number;
}

/** Returns texts about the products that are not available in the wanted quantity. */
const shortOf = ({ capped, gone }: MergeResult): string[] => {
  const { orders } = words().ui;
  const { againCapped, againSoldOut, againGone } = words().web.orderPages;
  const some = capped.filter(({ quantity }) => quantity > 0);
  const none = capped.filter(({ quantity }) => quantity === 0);
  const counted = some.map(({ name, quantity }) => fill(orders.line, { count: quantity, name }));
  return [
    ...(some.length > 0 ? [fill(againCapped, { list: counted.join(', ') })] : []),
    ...(none.length > 0 ? [fill(againSoldOut, { list: none.map(({ name }) => name).join(', ') })] : []),
    ...(gone > 0 ? [fill(againGone, { count: gone })] : []),
  ];
};

const tell = (result: MergeResult) => {
  const { againDone, againOut } = words().web.orderPages;
  const short = shortOf(result);
  if (short.length === 0) notice.success(againDone);
  else notice.neutral([result.added > 0 ? againDone : againOut, ...short].join('. '));
};

/** Adds lines to the guest's cart, by the rules by which the shop adds them to an account's. */
export const fillGuestCart =
  (wanted: readonly WantedLine[], products: readonly ProductSummary[]): AppThunk<MergeResult> =>
  (dispatch) => {
    const before = readGuestCart();
    const lines = wanted.flatMap(({ productId, quantity }) => {
      const product = products.find(({ _id }) => _id === productId);
      const there = before.find((line) => line.productId === productId)?.quantity ?? 0;
      return product ? [{ product, wanted: quantity, there }] : [];
    });
    const { changes, capped } = planMerge(lines, before.length);
    const cart = changes.reduce(
      (all, { product, quantity }) => withQuantity(all, guestLine(product, quantity)),
      before,
    );
    writeGuestCart(cart);
    for (const { product } of changes) dispatch(productTouched(product));
    dispatch(guestCartRead(cart));
    return { added: changes.length, capped, gone: wanted.length - lines.length };
  };

/**
 * Returns `fillCart`, which adds lines to the cart at today's prices, tells which products are missing, and
 * opens the cart. A guest's cart needs the products too.
 */
export const useFillCart = () => {
  const session = useSession();
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = cartApi.useOrderAgainMutation();
  const openCart = useOpenCart();
  const unanswered = useRef<{ mergeId: string; lines: string }>(undefined);
  const addAsCustomer = async (lines: readonly WantedLine[]): Promise<MergeResult | undefined> => {
    const text = JSON.stringify(lines);
    // sent again without an answer, the same lines have the same id
    const merge =
      unanswered.current?.lines === text ? unanswered.current : { mergeId: newMergeId(), lines: text };
    unanswered.current = merge;
    const { data, error } = await send({ mergeId: merge.mergeId, lines: [...lines] });
    if (!(isFailure(error) && isUnanswered(error))) unanswered.current = undefined;
    return data;
  };
  const fillCart = async (lines: readonly WantedLine[], products: readonly ProductSummary[] = []) => {
    const result =
      session === 'customer' ? await addAsCustomer(lines) : dispatch(fillGuestCart(lines, products));
    if (!result) return;
    tell(result);
    openCart();
  };
  return { fillCart, pending: isLoading };
};
