import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { calls } from '../../../contract/calls.js';
import { billOfOrder, formatRupees } from '../../../contract/money.js';
import { shownStatus } from '../../../contract/moneyStanding.js';
import { openStatuses } from '../../../contract/orderSteps.js';
import { dateAndTime } from '../../../contract/dates.js';
import { slotText } from '../../../contract/slotText.js';
import type { AdminOrder, OrderProblem } from '../../../contract/order.js';
import { AnswerDialog } from '../../../ui/AnswerDialog/AnswerDialog.js';
import { OrderProblems } from '../../../ui/OrderProblems/OrderProblems.js';
import { AddressLines } from '../../../ui/AddressCard/AddressLines.js';
import { BillDetails } from '../../../ui/BillDetails/BillDetails.js';
import { PaymentMark } from '../../../ui/AdminOrdersTable/PaymentMark.js';
import { OrderLines } from '../../../ui/OrderLines/OrderLines.js';
import { OrderStatusChip } from '../../../ui/OrderStatusChip/OrderStatusChip.js';
import { PackingSlip } from '../../../ui/PackingSlip/PackingSlip.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { fill } from '../../../contract/messages/fill.js';
import { InvoiceButton } from '../../app/InvoiceButton.js';
import { adminApi } from './adminApi.js';

const amountOf = ({ amount, currency }: NonNullable<AdminOrder['wrong_amount']>): string =>
  currency === 'inr' ? formatRupees(amount) : `${amount} ${currency.toUpperCase()}`;

/** Warns that another amount than the order's total was paid, so an admin has to check it. */
function WrongAmount({ order: { wrong_amount, totalAmt } }: { order: AdminOrder }) {
  const { orders } = useAdminMessages();
  if (!wrong_amount) return null;
  const values = { paid: amountOf(wrong_amount), total: formatRupees(totalAmt) };
  return (
    <Alert severity="error">
      <AlertTitle>{fill(orders.wrongAmount, values)}</AlertTitle>
      {orders.wrongAmountHint}
    </Alert>
  );
}

/** Says that the order was paid after its delivery time, so that it is to be delivered as soon as possible. */
function MissedSlot({ order: { missed_slot, status } }: { order: AdminOrder }) {
  const { orders } = useAdminMessages();
  const { language } = useMessages();
  if (!missed_slot || !openStatuses.includes(status)) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{fill(orders.missedSlot, { slot: slotText(missed_slot, language) })}</AlertTitle>
      {orders.missedSlotHint}
    </Alert>
  );
}

/** Renders an order's products, amounts, customer and address; printed, it is the packing slip. */
export function AdminOrderView({ order }: { order: AdminOrder }) {
  const { orders } = useAdminMessages();
  return (
    <Stack sx={{ gap: 2 }}>
      <PackingSlip order={order} customer={order.customer.name} paperOnly />
      <Problems order={order} />
      <Ordered order={order} />
      <Part heading={orders.customer}>
        <CustomerDetails order={order} />
      </Part>
    </Stack>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, p: 2, minWidth: 0 }}
    >
      <Typography id={id} variant="h5" component="h2">
        {heading}
      </Typography>
      {children}
    </Paper>
  );
}

function Ordered({ order }: { order: AdminOrder }) {
  const { ui } = useMessages();
  const method = order.payment_method === 'cod' ? ui.payment.cashOnDelivery : ui.payment.online;
  return (
    <Part heading={ui.orders.lines}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <OrderStatusChip status={shownStatus(order)} />
        <span>{method}</span>
        <PaymentMark {...order} />
      </Stack>
      <WrongAmount order={order} />
      <MissedSlot order={order} />
      <OrderLines lines={order.lines} priced />
      <BillDetails bill={billOfOrder(order)} />
      <InvoiceButton call={calls.order.inspectInvoice} order={order} />
    </Part>
  );
}

/** Lists the reported problems; an admin answers the one that waits for it. */
function Problems({ order: { orderId, problems = [], lines } }: { order: AdminOrder }) {
  const { problem: words } = useAdminMessages().orders;
  const [answer] = adminApi.useAnswerProblemMutation();
  const [answering, setAnswering] = useState<string>();
  const close = () => setAnswering(undefined);
  return (
    <>
      <OrderProblems
        problems={problems}
        lines={lines}
        footOf={({ at, answer: given }) =>
          given ? (
            <AnsweredBy answer={given} />
          ) : (
            <Button variant="contained" sx={{ alignSelf: 'start' }} onClick={() => setAnswering(at)}>
              {words.answer}
            </Button>
          )
        }
      />
      <AnswerDialog
        open={answering !== undefined}
        onSubmit={(text) =>
          answer({ orderId, at: answering ?? '', text })
            .unwrap()
            .then(close)
        }
        onClose={close}
      />
    </>
  );
}

function AnsweredBy({ answer: { by, at } }: { answer: NonNullable<OrderProblem['answer']> }) {
  const { orders } = useAdminMessages();
  const { language } = useMessages();
  const time = dateAndTime(at, language);
  return <Typography variant="body2">{fill(orders.problem.answeredBy, { name: by ?? '', time })}</Typography>;
}

function CustomerDetails({ order }: { order: AdminOrder }) {
  const { customer, delivery_address, delivery_note, substitution, slot } = order;
  const { orders } = useAdminMessages();
  const { ui, language } = useMessages();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="span">
          {customer.name || orders.former}
        </Typography>
        {delivery_address.mobile && (
          <Link href={`tel:${delivery_address.mobile}`}>{delivery_address.mobile}</Link>
        )}
        {customer.email && <Link href={`mailto:${customer.email}`}>{customer.email}</Link>}
      </Stack>
      <Box>
        <Typography variant="overline">{orders.deliverTo}</Typography>
        <AddressLines address={delivery_address} />
      </Box>
      {slot && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="overline">{ui.orderSummary.slot}</Typography>
          <Typography variant="subtitle1" component="p">
            {slotText(slot, language)}
          </Typography>
        </Box>
      )}
      {delivery_note && (
        <Box sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
          <Typography variant="overline">{ui.orderSummary.note}</Typography>
          <Typography>{delivery_note}</Typography>
        </Box>
      )}
      {substitution && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="overline">{ui.orderSummary.substitution}</Typography>
          <Typography>{ui.orderSummary.substitutions[substitution]}</Typography>
        </Box>
      )}
    </Box>
  );
}
