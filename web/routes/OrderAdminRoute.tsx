import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { commandLine } from '../../contract/codes.js';
import { isObject } from '../../contract/isObject.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import type { AdminOrder, OrderStatus } from '../../contract/order.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { LiveBadge } from '../../ui/LiveBadge/LiveBadge.js';
import { OrderNote, type NoteDraft } from '../../ui/OrderNote/OrderNote.js';
import type { CancelWhy } from '../../ui/OrderSteps/CancelDialog.js';
import { OrderSteps } from '../../ui/OrderSteps/OrderSteps.js';
import { OrderTimeline } from '../../ui/OrderTimeline/OrderTimeline.js';
import { paymentSteps } from '../../ui/OrderTimeline/timelineSteps.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { DeskColumns } from '../../ui/theme/DeskColumns.js';
import { isFailure } from '../app/net/failure.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { AdminOrderView } from '../features/admin/AdminOrderView.js';
import { useLiveAdminOrders } from '../features/admin/useLiveAdminOrders.js';
import { useUnsaved } from '../features/admin/useUnsaved.js';

export default function OrderAdminRoute() {
  const { orderId = '' } = useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}

/** Renders an order for an admin: its status, actions and packing list. */
function OrderPage({ orderId }: { orderId: string }) {
  const { screens } = useAdminMessages();
  const { state } = useLiveAdminOrders();
  const { currentData: order, error, isFetching, refetch } = adminApi.useInspectOrderQuery({ orderId });
  const missing = isFailure(error) && error.code === 'notFound';
  return (
    <AdminFrame
      heading={fill(screens.order, { number: orderId })}
      breadcrumbs={[{ href: routes.orderAdmin, label: screens.orders }]}
      actions={<LiveBadge state={state} />}
    >
      {order && <Order order={order} />}
      {!order && missing && (
        <EmptyState
          role="alert"
          drawing="search"
          title={screens.orderMissing}
          text={screens.orderMissingHint}
          buttonProps={{ href: routes.orderAdmin, children: screens.toOrders }}
        />
      )}
      {!order && error && !missing && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!order && !error && <Spinner />}
    </AdminFrame>
  );
}

function Order({ order }: { order: AdminOrder }) {
  return (
    <DeskColumns shares={[3, 2]}>
      <AdminOrderView order={order} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: 2 }}>
          <Steps order={order} />
          <Timeline order={order} />
        </Paper>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Note key={order.orderId} order={order} />
        </Paper>
      </Box>
    </DeskColumns>
  );
}

function Timeline({ order }: { order: AdminOrder }) {
  const { history, deliverBy, slot } = order;
  const { audit, orders } = useAdminMessages();
  const named = history.map(({ by, reason, reason_note, ...step }) => ({
    ...step,
    by: by === commandLine ? audit.commandLine : by,
    note: [reason && orders.reason[reason], reason_note].filter(Boolean).join(': '),
  }));
  return (
    <OrderTimeline history={named} payments={paymentSteps(order)} deliverBy={deliverBy} chosenSlot={slot} />
  );
}

/** Renders the next steps of an order. A cancellation says what is refunded: the total that was paid online. */
function Steps({ order }: { order: AdminOrder }) {
  const { orderId, status, nextStatuses, payment_method: method, payment_status: payment, totalAmt } = order;
  const [advance, { isLoading, originalArgs }] = adminApi.useAdvanceOrderMutation();
  const step = (to: OrderStatus, why?: CancelWhy) => void advance({ orderId, from: status, to, ...why });
  return (
    <OrderSteps
      number={orderId}
      next={nextStatuses}
      onStep={step}
      pending={isLoading ? originalArgs?.to : undefined}
      refund={method === 'online' && payment === 'paid' ? totalAmt : undefined}
    />
  );
}

const isNoteDraft = (draft: unknown): draft is NoteDraft =>
  isObject(draft) && typeof draft.text === 'string' && typeof draft.over === 'string';

function Note({ order: { orderId, note, noted } }: { order: AdminOrder }) {
  const { screens } = useAdminMessages();
  const [save] = adminApi.useNoteOrderMutation();
  const { draft, onDraft, onDirtyChange } = useUnsaved(`note:${orderId}`);
  const keep = useCallback(
    (typed: NoteDraft | undefined) => {
      onDraft(typed);
      onDirtyChange(Boolean(typed));
    },
    [onDraft, onDirtyChange],
  );
  return (
    <OrderNote
      draft={isNoteDraft(draft) ? draft : undefined}
      onDraft={keep}
      note={note}
      changed={noted}
      onSave={async (text, seen) => {
        const { error } = await save({ orderId, note: text, note_seen: seen });
        if (!error) return undefined;
        return isFailure(error) ? error.message : screens.notSaved;
      }}
    />
  );
}
