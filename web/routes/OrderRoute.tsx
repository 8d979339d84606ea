import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import { formatRupees } from '../../contract/money.js';
import { amountPaid, moneyStanding } from '../../contract/moneyStanding.js';
import type { Order } from '../../contract/order.js';
import { nextStatuses, openStatuses } from '../../contract/orderSteps.js';
import { slotText } from '../../contract/slotText.js';
import { useFocusThatFollows } from '../../ui/theme/useFocusThatFollows.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { ShareIcon } from '../../ui/icons/accountIcons.js';
import { OrderProblems } from '../../ui/OrderProblems/OrderProblems.js';
import { OrderBill } from '../../ui/OrderBill/OrderBill.js';
import { OrderLines } from '../../ui/OrderLines/OrderLines.js';
import { OrderSummary } from '../../ui/OrderSummary/OrderSummary.js';
import { OrderTimeline } from '../../ui/OrderTimeline/OrderTimeline.js';
import { paymentSteps } from '../../ui/OrderTimeline/timelineSteps.js';
import { Panel } from '../../ui/Panel/Panel.js';
import { PaymentNotice } from '../../ui/PaymentNotice/PaymentNotice.js';
import { useMessages } from '../../ui/theme/messages.js';
import { target } from '../../ui/theme/tokens.js';
import { nameWithUnit } from '../../ui/UnitLine/UnitLine.js';
import { InvoiceButton } from '../app/InvoiceButton.js';
import { handOver } from '../app/handOver.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { waitingForShop } from '../app/net/code.js';
import { accountApi } from '../features/account/accountApi.js';
import { OrderHelp } from '../features/account/OrderHelp.js';
import { useOwnOrder } from '../features/account/useOwnOrder.js';
import { OrderAgain } from '../features/cart/OrderAgain.js';

const OrderRating = lazy(waitingForShop(() => import('./OrderRating.js')));

/** Renders an order of the customer: its status, products, bill and payment, and a cancel button until it is packed. */
export default function OrderRoute() {
  const { ui, web } = useMessages();
  const { orderId = '' } = useParams();
  const title = fill(ui.orders.number, { number: orderId });
  return (
    <Stack key={orderId} sx={{ gap: 2 }}>
      <div>
        <Link href={routes.orders} variant="body2">
          {web.account.backToOrders}
        </Link>
        <ScreenHeading sx={{ overflowWrap: 'anywhere' }}>{title}</ScreenHeading>
      </div>
      <Found orderId={orderId} />
    </Stack>
  );
}

function Found({ orderId }: { orderId: string }) {
  const { account } = useMessages().web;
  const { order, missing, failed, retrying, retry } = useOwnOrder(orderId);
  if (order) return <Details order={order} />;
  if (missing) return <Missing />;
  if (failed) return <ErrorState title={account.orderNotLoaded} onRetry={retry} retrying={retrying} />;
  return <Skeleton variant="rounded" height={360} />;
}

function Missing() {
  const { account } = useMessages().web;
  return (
    <EmptyState
      drawing="orders"
      title={account.orderMissing}
      text={account.orderMissingHint}
      buttonProps={{ href: routes.orders, children: account.backToOrders }}
    />
  );
}

/** Says that the chosen delivery time had passed when the order was paid. */
function MissedSlot({ order: { missed_slot, status } }: { order: Order }) {
  const { ui, language } = useMessages();
  if (!missed_slot || !openStatuses.includes(status)) return null;
  return (
    <Alert severity="info">
      {fill(ui.orderSummary.missedSlot, { slot: slotText(missed_slot, language) })}
    </Alert>
  );
}

/** Tells whether the shop has packed an order, which only the shop can cancel then. */
const isPastCancelling = (order: Order): boolean =>
  nextStatuses(order, 'admin').length > 0 && !nextStatuses(order, 'customer').includes('cancelled');

function Details({ order }: { order: Order }) {
  const { ui, web } = useMessages();
  const { account, orderPages } = web;
  const secured = moneyStanding(order) === 'secured';
  const cancellable = nextStatuses(order, 'customer').includes('cancelled');
  const { pressed, follow } = useFocusThatFollows<HTMLDivElement>(cancellable);
  const history = order.history.map((step) => ({
    ...step,
    note: step.reason && ui.timeline.reason[step.reason],
  }));
  const rating = (line: Order['lines'][number]) => (
    // keeps the room of the button, so that nothing moves when it comes
    <Box sx={{ minHeight: target.small }}>
      <Suspense>
        <OrderRating order={order} line={line} />
      </Suspense>
    </Box>
  );
  return (
    <>
      <PaymentNotice order={order} />
      <MissedSlot order={order} />
      <OrderProblems problems={order.problems ?? []} lines={order.lines} />
      <Panel ref={follow} tabIndex={-1} title={account.progress}>
        <OrderTimeline
          history={history}
          payments={paymentSteps(order)}
          deliverBy={secured ? order.deliverBy : undefined}
          chosenSlot={order.slot}
        />
        {cancellable && <CancelOrder order={order} onConfirm={pressed} />}
        {isPastCancelling(order) && <Typography color="textSecondary">{orderPages.cancelOver}</Typography>}
      </Panel>
      <Panel title={account.items}>
        <OrderLines lines={order.lines} footOf={order.status === 'delivered' ? rating : undefined} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <OrderAgain order={order} variant="outlined" />
          <ShareOrder order={order} />
          {(secured || order.invoice) && <InvoiceButton call={calls.order.invoice} order={order} />}
        </Stack>
      </Panel>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <OrderBill order={order} />
      </Paper>
      <OrderSummary order={order} />
      <OrderHelp order={order} />
    </>
  );
}

/**
 * Renders a button that cancels an order after a confirmation. If the order was packed meanwhile, shows the
 * shop's error and loads the order again.
 */
function CancelOrder({ order, onConfirm }: { order: Order; onConfirm: () => void }) {
  const { orderId, payment_status, wrong_amount } = order;
  const { account, orderPages } = useMessages().web;
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = accountApi.useCancelOrderMutation();
  const money =
    payment_status === 'paid' || wrong_amount
      ? fill(orderPages.cancelPaid, { amount: formatRupees(amountPaid(order)) })
      : orderPages.cancelUnpaid;
  const confirm = async () => {
    onConfirm();
    await cancel({ orderId });
    setAsking(false);
  };
  return (
    <>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography color="textSecondary">{orderPages.cancelSoon}</Typography>
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          {account.cancelOrder}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={account.cancelTitle}
        text={`${orderPages.cancelSoon} ${money}`}
        subject={orderId}
        confirmLabel={account.cancelOrder}
        cancelLabel={account.keepOrder}
        pending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Returns an order as text to share: without the address, and without a link, because nobody else could open it. */
const asText = (order: Order, { ui, web: { orderPages } }: PageMessages): string =>
  [
    fill(orderPages.shareTitle, { number: order.orderId }),
    ...order.lines.map((line) => fill(ui.orders.line, { count: line.quantity, name: nameWithUnit(line) })),
    fill(orderPages.shareTotal, { total: formatRupees(order.totalAmt) }),
  ].join('\n');

/** Shares an order with another app, or copies it where the browser cannot share. */
export function ShareOrder({ order }: { order: Order }) {
  const messages = useMessages();
  const { orderPages } = messages.web;
  const share = () => handOver({ text: asText(order, messages) }, orderPages.copied);
  return (
    <Button startIcon={<ShareIcon />} onClick={() => void share()}>
      {orderPages.share}
    </Button>
  );
}
