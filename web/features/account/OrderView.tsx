import { skipToken } from '@reduxjs/toolkit/query';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../../contract/links.js';
import type { Order } from '../../../contract/order.js';
import { nextStatuses } from '../../../contract/orderSteps.js';
import { fill } from '../../../contract/texts/fill.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { OrderLines } from '../../../ui/OrderLines/OrderLines.js';
import { OrderSummary } from '../../../ui/OrderSummary/OrderSummary.js';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline.js';
import { Panel } from '../../../ui/Panel/Panel.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { isFailure } from '../../app/net/failure.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';
import { CancelOrder } from './CancelOrder.js';

/** How often an order that is still on its way is asked after, in ms. */
const askEvery = 10_000;

/** One order of the customer: how far it is, what is in it, and a way back until it is packed. */
export function OrderView({ orderId }: { orderId: string }) {
  const { ui, web } = useTexts();
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Link href={routes.orders} variant="body2">
          {web.account.backToOrders}
        </Link>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {fill(ui.orders.number, { number: orderId })}
        </Typography>
      </div>
      <Found orderId={orderId} />
    </Stack>
  );
}

const moves = (order: Order | undefined) =>
  order !== undefined && nextStatuses(order.status, 'admin').length > 0;

function Found({ orderId }: { orderId: string }) {
  const { account } = useTexts().web;
  const asked = useSession() === 'customer' ? { orderId } : skipToken;
  const underWay = moves(accountApi.endpoints.getOrder.useQueryState(asked).currentData);
  const { currentData, error, isFetching, refetch } = accountApi.useGetOrderQuery(asked, {
    refetchOnMountOrArgChange: true,
    pollingInterval: underWay ? askEvery : 0,
    skipPollingIfUnfocused: true,
  });
  if (currentData) return <Details order={currentData} />;
  if (isFailure(error) && error.code === 'notFound') return <Missing />;
  if (error && !isFetching)
    return <ErrorState title={account.orderNotLoaded} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={360} />;
}

function Missing() {
  const { account } = useTexts().web;
  return (
    <EmptyState
      drawing="orders"
      title={account.orderMissing}
      text={account.orderMissingHint}
      action={
        <Button variant="contained" href={routes.orders}>
          {account.backToOrders}
        </Button>
      }
    />
  );
}

function Details({ order }: { order: Order }) {
  const { account } = useTexts().web;
  return (
    <>
      <Panel title={account.progress}>
        <OrderTimeline history={order.history} deliverBy={order.deliverBy} />
        {nextStatuses(order.status, 'customer').includes('cancelled') && (
          <CancelOrder orderId={order.orderId} />
        )}
      </Panel>
      <Panel title={account.items}>
        <OrderLines lines={order.lines} />
      </Panel>
      <OrderSummary order={order} />
    </>
  );
}
