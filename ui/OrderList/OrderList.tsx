import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { ListedOrder } from '../../contract/order.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { OrderCard } from '../OrderCard/OrderCard.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';

/**
 * Height of a skeleton in px. It is that of an order card with a one-line name, so that nothing moves when
 * the orders arrive.
 */
const cardHeight = 166;

export interface OrderListProps {
  /** Orders, newest first. Undefined while they load. */
  orders: readonly ListedOrder[] | undefined;
  /** Rendered instead of the list when there are no orders. */
  empty: ReactNode;
  /** Renders small buttons on a card for actions that are still possible with its order. */
  actionsOf?: (order: ListedOrder) => ReactNode;
  /** Function that renders every line of an order. It is called when the customer first opens the order's list. */
  linesOf?: (order: ListedOrder) => ReactNode;
  /** Loads older orders. Undefined if there are no more. */
  onMore?: (() => void) | undefined;
  /** Whether older orders are loading. */
  loadingMore?: boolean;
  /** Whether older orders could not be loaded. */
  moreFailed?: boolean;
}

/** Shows all orders of a customer, an empty state, or skeletons while they load. */
export function OrderList(props: OrderListProps) {
  const { orders, empty, actionsOf, linesOf, onMore, loadingMore = false, moreFailed = false } = props;
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
      <Stack component="ul" aria-label={words.list} spacing={2}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} actions={actionsOf?.(order)} lines={linesOf && (() => linesOf(order))} />
          </li>
        ))}
      </Stack>
      {onMore && moreFailed && <ErrorState />}
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
