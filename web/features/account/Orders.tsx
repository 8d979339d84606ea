import { skipToken } from '@reduxjs/toolkit/query';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { orderLink, routes } from '../../../contract/links.js';
import type { Order } from '../../../contract/order.js';
import { fill } from '../../../contract/texts/fill.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { OrderList } from '../../../ui/OrderList/OrderList.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';
import { useLiveOrders } from './useLiveOrders.js';

/** What was ordered so far (S-039). */
export function Orders({ Again }: { Again: ComponentType<{ order: Order; size?: 'small' }> }) {
  const { ui, web } = useTexts();
  const session = useSession();
  useLiveOrders();
  const query = accountApi.useGetOrdersQuery(session === 'customer' ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, isError, isFetching, refetch } = query;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2" component="h1">
        {ui.orders.title}
      </Typography>
      {isError && !currentData && !isFetching ? (
        <ErrorState title={web.account.ordersNotLoaded} onRetry={refetch} />
      ) : (
        <OrderList
          orders={currentData}
          empty={<NoOrders />}
          actionsOf={(order) => (
            <>
              <Again order={order} size="small" />
              <OpenOrder orderId={order.orderId} />
            </>
          )}
        />
      )}
    </Stack>
  );
}

function OpenOrder({ orderId }: { orderId: string }) {
  const { account } = useTexts().web;
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
  const { ui, web } = useTexts();
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
