import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { ListedOrder } from '../../contract/order.js';
import { OrderCard } from '../OrderCard/OrderCard.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';

/** The height of an order card with one line of name, so that nothing moves when the orders come. */
const cardHeight = 166;

export interface OrderListProps {
  /** Newest first. Undefined while they are on their way. */
  orders: readonly ListedOrder[] | undefined;
  /** Stands there when there are none (S-039). */
  empty: ReactNode;
  /** What can still be done with an order: small buttons on its card. */
  actionsOf?: (order: ListedOrder) => ReactNode;
  /** Every line of an order: called once somebody wants to see them. */
  linesOf?: (order: ListedOrder) => ReactNode;
  /** Loads the orders that come after these; missing where there are none. */
  onMore?: (() => void) | undefined;
  /** They are on their way. */
  loadingMore?: boolean;
}

/** All orders of a customer, their absence, or their outlines while they load. */
export function OrderList(props: OrderListProps) {
  const { orders, empty, actionsOf, linesOf, onMore, loadingMore = false } = props;
  const { orders: words } = useMessages().ui;
  if (!orders)
    return (
      <Stack role="status" aria-label={words.loading} spacing={2}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="rounded" height={cardHeight} />
        ))}
      </Stack>
    );
  if (orders.length === 0) return empty;
  return (
    <Stack spacing={2}>
      <Stack component="ul" aria-label={words.list} spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} actions={actionsOf?.(order)} lines={linesOf && (() => linesOf(order))} />
          </li>
        ))}
      </Stack>
      {onMore && (
        <Button
          variant="outlined"
          size="large"
          {...busyWhen(loadingMore)}
          onClick={onMore}
          sx={{ alignSelf: 'center' }}
        >
          {words.loadMore}
        </Button>
      )}
    </Stack>
  );
}
