import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatRupees } from '../../contract/money.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import type { BoardOrder } from '../../contract/order.js';
import { fill } from '../../contract/texts/fill.js';
import { freshLook } from '../DataTable/tableLook.js';
import { FreshMark } from '../OrderBoardTable/FreshMark.js';
import { PaymentMark } from '../OrderBoardTable/PaymentMark.js';
import { clockTime } from '../OrderCard/dates.js';
import { OrderStatusChip } from '../OrderStatusChip/OrderStatusChip.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { counted } from '../theme/counted.js';
import { useTexts } from '../theme/texts.js';
import { tabularFigures } from '../theme/typography.js';

export interface OrderBoardCardProps extends PaperProps {
  /** As `order/board` returns it; amounts in rupees. */
  order: BoardOrder;
  /** Its page. */
  href: string;
  /** It has just come: it glows once and says that it is new. */
  fresh?: boolean | undefined;
  /** What can be done with it at once. */
  actions?: ReactNode;
}

/** One order of the shop, to be taken in at a glance while packing. */
export function OrderBoardCard({ order, href, fresh = false, actions, sx, ...root }: OrderBoardCardProps) {
  const { orders } = useAdminTexts();
  const { language } = useTexts();
  const id = useId();
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={[{ p: 2, position: 'relative' }, fresh && freshLook, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Link id={id} href={href} aria-label={fill(orders.open, { number: order.orderId })} sx={linkLook}>
          {order.orderId}
        </Link>
        {fresh && <FreshMark />}
        <Typography component="time" dateTime={order.createdAt} variant="body2" sx={{ ml: 'auto' }}>
          {clockTime(order.createdAt, language)}
        </Typography>
      </Stack>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{order.customer || orders.former}</Typography>
      <Box sx={pairsLook}>
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
        <Typography component="span" variant="h5" sx={{ ...tabularFigures, ml: 'auto' }}>
          {formatRupees(order.totalAmt)}
        </Typography>
      </Stack>
      {actions && <Stack sx={{ mt: 1.5, gap: 1, position: 'relative', zIndex: 'raised' }}>{actions}</Stack>}
    </Paper>
  );
}

/** The whole card leads to the order. */
const linkLook = {
  typography: 'subtitle1',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const pairsLook = {
  ...tabularFigures,
  display: 'flex',
  columnGap: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
