import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import type { MergeResult } from '../../../contract/cart.js';
import { fill } from '../../../contract/messages/fill.js';
import type { Order } from '../../../contract/order.js';
import { BasketIcon } from '../../../ui/icons/shopIcons.js';
import { busyWhen } from '../../../ui/theme/busy.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { words } from '../../app/language/locale.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';
import { notice } from '../../app/notices.js';
import { cartApi } from './cartApi.js';
import { newMergeId } from './guestMerge.js';
import { useOpenCart } from './useOpenCart.js';

export interface OrderAgainProps extends Pick<ButtonProps, 'variant' | 'size'> {
  order: OrderedBefore;
}

/** Renders a button that orders the same products again, at today's prices. */
export function OrderAgain({ order, ...root }: OrderAgainProps) {
  const { orderPages } = useMessages().web;
  const { again, pending } = useOrderAgain(order);
  return (
    <Button
      {...root}
      {...busyWhen(pending)}
      loadingPosition="start"
      startIcon={<BasketIcon />}
      aria-label={fill(orderPages.againNamed, { number: order.orderId })}
      onClick={() => void again()}
    >
      {orderPages.again}
    </Button>
  );
}

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
type OrderedBefore = Pick<Order, 'orderId'> & Partial<Pick<Order, 'lines'>>;

/**
 * Returns `again`, which adds the available products of an order to the cart, tells which are missing, and
 * opens the cart.
 */
const useOrderAgain = ({ orderId, lines }: OrderedBefore) => {
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
