import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { calls } from '../../../contract/calls.js';
import { routes } from '../../../contract/links.js';
import { moneyStanding } from '../../../contract/moneyStanding.js';
import type { Order } from '../../../contract/order.js';
import { nextStatuses } from '../../../contract/orderSteps.js';
import { fill } from '../../../contract/messages/fill.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { OrderLines } from '../../../ui/OrderLines/OrderLines.js';
import { OrderSummary } from '../../../ui/OrderSummary/OrderSummary.js';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline.js';
import { paymentSteps } from '../../../ui/OrderTimeline/timelineSteps.js';
import { Panel } from '../../../ui/Panel/Panel.js';
import { PaymentNotice } from '../../../ui/PaymentNotice/PaymentNotice.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { InvoiceButton } from '../../app/InvoiceButton.js';
import { CancelOrder } from './CancelOrder.js';
import { ShareOrder } from './ShareOrder.js';
import { useOwnOrder } from './useOwnOrder.js';

export interface CustomerOrderViewProps {
  orderId: string;
  /** The button that orders the same products again. */
  Again: ComponentType<{ order: Order; variant?: 'outlined' }>;
}

/**
 * Renders an order of the customer: its status, payment and products, and a cancel button until it is packed.
 */
export function CustomerOrderView({ orderId, Again }: CustomerOrderViewProps) {
  const { ui, web } = useMessages();
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
      <Found orderId={orderId} Again={Again} />
    </Stack>
  );
}

function Found({ orderId, Again }: CustomerOrderViewProps) {
  const { account } = useMessages().web;
  const { order, missing, failed, retry } = useOwnOrder(orderId);
  if (order) return <Details order={order} Again={Again} />;
  if (missing) return <Missing />;
  if (failed) return <ErrorState title={account.orderNotLoaded} onRetry={retry} />;
  return <Skeleton variant="rounded" height={360} />;
}

function Missing() {
  const { account } = useMessages().web;
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

function Details({ order, Again }: { order: Order } & Pick<CustomerOrderViewProps, 'Again'>) {
  const { ui, web } = useMessages();
  const { account } = web;
  const secured = moneyStanding(order) === 'secured';
  const history = order.history.map((step) => ({
    ...step,
    note: step.reason && ui.timeline.reason[step.reason],
  }));
  return (
    <>
      <PaymentNotice order={order} />
      <Panel title={account.progress}>
        <OrderTimeline
          history={history}
          payments={paymentSteps(order)}
          deliverBy={secured ? order.deliverBy : undefined}
        />
        {nextStatuses(order, 'customer').includes('cancelled') && <CancelOrder order={order} />}
      </Panel>
      <Panel title={account.items}>
        <OrderLines lines={order.lines} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Again order={order} variant="outlined" />
          <ShareOrder order={order} />
          <InvoiceButton call={calls.order.invoice} orderId={order.orderId} />
        </Stack>
      </Panel>
      <OrderSummary order={order} />
    </>
  );
}
