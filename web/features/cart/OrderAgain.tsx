import Button, { type ButtonProps } from '@mui/material/Button';
import { fill } from '../../../contract/messages/fill.js';
import type { Order } from '../../../contract/order.js';
import { BasketIcon } from '../../../ui/icons/shopIcons.js';
import { busyWhen } from '../../../ui/theme/busy.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { cartApi } from './cartApi.js';
import { useFillCart } from './useFillCart.js';

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

/** An order to repeat. An order from a list has no lines; they are loaded when needed. */
type OrderedBefore = Pick<Order, 'orderId'> & Partial<Pick<Order, 'lines'>>;

/** Returns `again`, which adds the available products of an order to the cart. */
const useOrderAgain = ({ orderId, lines }: OrderedBefore) => {
  const [ask, { isFetching }] = cartApi.useLazyGetOrderedQuery();
  const { fillCart, pending } = useFillCart();
  const again = async () => {
    const ordered = lines ?? (await ask({ orderId })).data?.lines;
    if (ordered) await fillCart(ordered.map(({ productId, quantity }) => ({ productId, quantity })));
  };
  return { again, pending: pending || isFetching };
};
