import Button, { type ButtonProps } from '@mui/material/Button';
import { fill } from '../../../contract/messages/fill.js';
import { BasketIcon } from '../../../ui/icons/shopIcons.js';
import { busyWhen } from '../../../ui/theme/busy.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { type OrderedBefore, useOrderAgain } from './useOrderAgain.js';

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
