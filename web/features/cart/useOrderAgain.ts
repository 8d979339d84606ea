import { useRef } from 'react';
import type { MergeResult } from '../../../contract/cart.js';
import type { Order } from '../../../contract/order.js';
import { fill } from '../../../contract/messages/fill.js';
import { words } from '../../app/language/locale.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';
import { notice } from '../../app/notices.js';
import { cartApi } from './cartApi.js';
import { newMergeId } from './guestMerge.js';
import { useOpenCart } from './useOpenCart.js';

/** Returns texts about the products of an order that are not available in the ordered quantity. */
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

/** An order to repeat. An order from a list has no lines; they are loaded when needed. */
export type OrderedBefore = Pick<Order, 'orderId'> & Partial<Pick<Order, 'lines'>>;

/**
 * Returns `again`, which adds the available products of an order to the cart, tells which are missing, and
 * opens the cart.
 */
export const useOrderAgain = ({ orderId, lines }: OrderedBefore) => {
  const [ask, { isFetching }] = cartApi.useLazyGetOrderedQuery();
  const [send, { isLoading }] = cartApi.useOrderAgainMutation();
  const openCart = useOpenCart();
  const mergeId = useRef<string>(undefined);
  const again = async () => {
    const ordered = lines ?? (await ask({ orderId })).data?.lines;
    if (!ordered) return;
    mergeId.current ??= newMergeId(); // sent again without an answer, the merge has the same id
    const wanted = ordered.map(({ productId, quantity }) => ({ productId, quantity }));
    const { data, error } = await send({ mergeId: mergeId.current, lines: wanted });
    if (!(isFailure(error) && isUnanswered(error))) mergeId.current = undefined;
    if (!data) return;
    tell(data);
    openCart();
  };
  return { again, pending: isLoading || isFetching };
};
