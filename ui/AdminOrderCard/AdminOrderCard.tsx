import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatRupees } from '../../contract/money.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import type { AdminOrderSummary } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { freshStyles } from '../DataTable/tableStyles.js';
import { FreshMark } from '../AdminOrdersTable/FreshMark.js';
import { PaymentMark } from '../AdminOrdersTable/PaymentMark.js';
import { dueTime } from '../OrderCard/dates.js';
import { OrderStatusChip } from '../OrderStatusChip/OrderStatusChip.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface AdminOrderCardProps extends PaperProps {
  /** The order as `order/board` returns it. Amounts are in rupees. */
  order: AdminOrderSummary;
  /** Link to the order's page. */
  href: string;
  /** Whether the order is new: the card is then highlighted for a moment and says that the order is new. */
  fresh?: boolean | undefined;
  /** Buttons for the order, such as the button that sets its next status. */
  actions?: ReactNode;
}

/** Renders an order for admins, readable at a glance while packing. */
export function AdminOrderCard({ order, href, fresh = false, actions, sx, ...root }: AdminOrderCardProps) {
  const { orders } = useAdminMessages();
  const { language } = useMessages();
  const id = useId();
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={[{ p: 2, position: 'relative' }, fresh && freshStyles, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Link id={id} href={href} aria-label={fill(orders.open, { number: order.orderId })} sx={linkStyles}>
          {order.orderId}
        </Link>
        {fresh && <FreshMark />}
        <Typography component="time" dateTime={order.createdAt} variant="body2" sx={{ ml: 'auto' }}>
          {dueTime(order.createdAt, language)}
        </Typography>
      </Stack>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{order.customer || orders.former}</Typography>
      <Box sx={pairsStyles}>
        <span>
          {orders.pin} {order.pincode}
        </span>
        <span>{counted(orders.item, orders.manyItems, order.lineCount)}</span>
      </Box>
      <Typography variant="body2" noWrap title={order.names.join(', ')} sx={{ color: 'text.secondary' }}>
        {order.names.join(', ')}
      </Typography>
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <OrderStatusChip status={shownStatus(order)} />
        <Typography component="span" variant="body2">
          <PaymentMark {...order} />
        </Typography>
        <Typography component="span" variant="h5" sx={{ ...tabularNumbers, ml: 'auto' }}>
          {formatRupees(order.totalAmt)}
        </Typography>
      </Stack>
      {actions && <Stack sx={{ mt: 1.5, gap: 1, position: 'relative', zIndex: 'raised' }}>{actions}</Stack>}
    </Paper>
  );
}

/** Makes the whole card a link to the order. */
const linkStyles = {
  typography: 'subtitle1',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const pairsStyles = {
  ...tabularNumbers,
  display: 'flex',
  columnGap: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
