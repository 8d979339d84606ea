import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useState } from 'react';
import { orderLink, routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import type { ListedOrder } from '../../contract/order.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { CardLines } from '../../ui/OrderCard/OrderCard.js';
import { OrderList } from '../../ui/OrderList/OrderList.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useSession } from '../app/session/useSession.js';
import { accountApi } from '../features/account/accountApi.js';
import { useLiveOrders } from '../features/account/useLiveOrders.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

/** Renders the list of the customer's orders. */
export default function OrdersRoute() {
  const { ui, web } = useMessages();
  const session = useSession();
  const query = accountApi.useGetOrdersInfiniteQuery(session === 'customer' ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  useLiveOrders(useReload(isFetching, refetch));
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenTitle>{ui.orders.title}</ScreenTitle>
      <Typography variant="h2" component="h1">
        {ui.orders.title}
      </Typography>
      {isError && !currentData && !isFetching ? (
        <ErrorState title={web.account.ordersNotLoaded} onRetry={() => void refetch()} />
      ) : (
        <OrderList
          orders={currentData && distinct(currentData.pages)}
          empty={<NoOrders />}
          linesOf={({ orderId }) => <Lines orderId={orderId} />}
          onMore={hasNextPage ? () => void fetchNextPage() : undefined}
          loadingMore={isFetchingNextPage}
          actionsOf={(order) => (
            <>
              <OrderAgain order={order} size="small" />
              <OpenOrder orderId={order.orderId} />
            </>
          )}
        />
      )}
    </Stack>
  );
}

/** Returns a function that loads the orders again; if a load is running, the new one starts after it. */
const useReload = (isFetching: boolean, refetch: () => unknown) => {
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (!isStale || isFetching) return;
    setStale(false);
    refetch();
  }, [isStale, isFetching, refetch]);
  return useCallback(() => setStale(true), []);
};

/**
 * Returns the orders of all pages without duplicates. A new order moves others to a later page, where they
 * load a second time.
 */
const distinct = (pages: readonly { data: readonly ListedOrder[] }[]): ListedOrder[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((order) => [order._id, order])).values(),
];

function Lines({ orderId }: { orderId: string }) {
  const { account } = useMessages().web;
  const { currentData, isError, isFetching, refetch } = accountApi.useGetOrderQuery({ orderId });
  if (currentData) return <CardLines lines={currentData.lines} />;
  if (isError && !isFetching)
    return <ErrorState title={account.orderNotLoaded} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={64} />;
}

function OpenOrder({ orderId }: { orderId: string }) {
  const { account } = useMessages().web;
  return (
    <Button
      size="small"
      href={orderLink(orderId)}
      aria-label={fill(account.openOrderNamed, { number: orderId })}
    >
      {account.openOrder}
    </Button>
  );
}

function NoOrders() {
  const { ui, web } = useMessages();
  return (
    <EmptyState
      drawing="orders"
      title={web.account.ordersEmpty}
      text={web.account.ordersEmptyHint}
      action={
        <Button variant="contained" href={routes.home}>
          {ui.cart.shopNow}
        </Button>
      }
    />
  );
}
