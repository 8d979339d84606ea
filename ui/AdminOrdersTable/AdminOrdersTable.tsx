import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { formatRupees } from '../../contract/money.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import type { AdminOrderSummary } from '../../contract/order.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { dueTime, longDate } from '../../contract/dates.js';
import { openStatuses } from '../../contract/orderSteps.js';
import { slotText } from '../../contract/slotText.js';
import { OrderStatusChip } from '../OrderStatusChip/OrderStatusChip.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useMessages } from '../theme/messages.js';
import { PaymentMark } from './PaymentMark.js';

export interface AdminOrdersTableProps extends TableSettings {
  /** Orders as `order/board` returns them. Amounts are in rupees. */
  orders: readonly AdminOrderSummary[];
  /** Returns the link to an order's page. */
  hrefOf: (order: AdminOrderSummary) => string;
  /** Order numbers of new orders. Their rows are highlighted for a moment and marked with the word "New". */
  fresh?: readonly string[] | undefined;
}

/** Renders orders for admins, in the order in which the parent passes them. */
export function AdminOrdersTable({ orders, hrefOf, fresh = [], empty, ...table }: AdminOrdersTableProps) {
  const words = useAdminMessages().orders;
  const { language } = useMessages();
  const isFresh = ({ orderId }: AdminOrderSummary) => fresh.includes(orderId);
  return (
    <DataTable
      label={words.adminOrders}
      columns={orderColumns(words, { hrefOf, isFresh, language })}
      rows={orders}
      rowKey={({ orderId }) => orderId}
      rowLabel={({ orderId }) => orderId}
      isFresh={isFresh}
      empty={empty ?? <EmptyState drawing="orders" title={words.none} text={words.noneText} />}
      {...table}
    />
  );
}

export interface OrderCells {
  language: string;
  hrefOf: (order: AdminOrderSummary) => string;
  isFresh: (order: AdminOrderSummary) => boolean;
}

/** Returns the columns of the admin orders table. `ColumnChooser` uses them too. */
export const orderColumns = (
  words: AdminMessages['orders'],
  { hrefOf, isFresh, language }: OrderCells,
): Column<AdminOrderSummary>[] => [
  {
    key: 'orderId',
    header: words.number,
    oneLine: true,
    cell: (order) => (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Link href={hrefOf(order)} aria-label={fill(words.open, { number: order.orderId })}>
          {order.orderId}
        </Link>
        {isFresh(order) && <FreshMark />}
      </Stack>
    ),
  },
  {
    key: 'createdAt',
    header: words.time,
    oneLine: true,
    sortable: true,
    hideable: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={longDate(createdAt, language)}>
        {dueTime(createdAt, language)}
      </time>
    ),
  },
  {
    key: 'deliverBy',
    header: words.due.header,
    hideable: true,
    cell: (order) => dueOf(order, words, language),
  },
  {
    key: 'customer',
    header: words.customer,
    cell: ({ customer }) => <Box sx={{ overflowWrap: 'anywhere' }}>{customer || words.former}</Box>,
  },
  { key: 'pincode', header: words.pin, hideable: true, cell: ({ pincode }) => pincode },
  {
    key: 'items',
    header: words.items,
    align: 'end',
    hideable: true,
    cell: ({ lineCount, names }) => <span title={names.join(', ')}>{formatNumber(lineCount)}</span>,
  },
  {
    key: 'totalAmt',
    header: words.total,
    align: 'end',
    sortable: true,
    cell: ({ totalAmt }) => formatRupees(totalAmt),
  },
  {
    key: 'status',
    header: words.status,
    cell: (order) => (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <OrderStatusChip status={shownStatus(order)} />
        {order.missed_slot && isToDeliver(order) && (
          <Chip size="small" color="warning" label={words.due.missed} />
        )}
        {order.hasOpenProblem && <Chip size="small" color="warning" label={words.problem.mark} />}
      </Stack>
    ),
  },
  {
    key: 'payment',
    header: words.payment,
    hideable: true,
    oneLine: true,
    cell: (order) => <PaymentMark {...order} />,
  },
];

/** Tells whether an order is still to be delivered. One that waits for its payment is not, before it is paid. */
const isToDeliver = (order: AdminOrderSummary): boolean =>
  openStatuses.includes(order.status) && shownStatus(order) !== 'payment_pending';

/** Writes when an order is to be delivered: its slot, or a time; empty if there is nothing to deliver. */
const dueOf = (order: AdminOrderSummary, words: AdminMessages['orders'], language: string): string => {
  if (!isToDeliver(order)) return '';
  const { slot, deliverBy } = order;
  return slot ? slotText(slot, language) : fill(words.due.by, { time: dueTime(deliverBy, language) });
};

/** Renders the word that marks a new order, for admins who missed the short highlight of its row or card. */
function FreshMark() {
  const { orders } = useAdminMessages();
  return (
    <Box component="span" sx={markStyles}>
      {orders.fresh}
    </Box>
  );
}

const markStyles = {
  typography: 'caption',
  fontWeight: 'fontWeightBold',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  borderRadius: 0.5,
  px: 0.75,
  whiteSpace: 'nowrap',
} as const;
