import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatRupees } from '../../contract/money.js';
import { paymentText, shownStatus } from '../../contract/moneyStanding.js';
import type { ListedOrder } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { OrderStatusChip } from '../OrderStatusChip/OrderStatusChip.js';
import { Image } from '../Image/Image.js';
import { twoLines } from '../theme/clamped.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { AllLines } from './AllLines.js';
import { longDate } from './dates.js';

export interface OrderCardProps extends PaperProps {
  /** An order of `order/order-list`; amounts in rupees. */
  order: ListedOrder;
  /** Function that renders every line of the order. It is called when the customer first opens the list. */
  lines?: (() => ReactNode) | undefined;
  /** Small buttons for actions that are still possible, such as Cancel. */
  actions?: ReactNode;
}

/** Shows an order in a list: its number, day, first product and subtotal. */
export function OrderCard({ order, lines, actions, sx, ...root }: OrderCardProps) {
  const messages = useMessages();
  const { language, ui } = messages;
  const { orders } = ui;
  const id = useId();
  const { name, image } = order.product_details;
  const more = order.lineCount - 1;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={[{ p: 2 }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start', mb: 1.5 }}
      >
        <div>
          <Typography id={id} component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            {fill(orders.number, { number: order.orderId })}
          </Typography>
          <Typography
            component="time"
            dateTime={order.createdAt}
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >
            {longDate(order.createdAt, language)}
          </Typography>
        </div>
        <OrderStatusChip status={shownStatus(order)} />
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
      >
        <Image src={image[0]} name={name} sizes="4.5rem" sx={{ width: 72, flexShrink: 0 }} />
        <Stack sx={{ flex: '1 1 5rem', minWidth: 0 }}>
          <Typography sx={twoLines}>{name}</Typography>
        </Stack>
        <Stack sx={{ alignItems: 'flex-end', ml: 'auto' }}>
          <Typography sx={{ ...tabularNumbers, fontWeight: 'fontWeightBold' }}>
            {formatRupees(order.subTotalAmt)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {paymentText(order, messages)}
          </Typography>
        </Stack>
      </Stack>
      {more > 0 && lines && <AllLines more={more} lines={lines} />}
      {actions && (
        <Stack direction="row" sx={{ mt: 1.5, justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Paper>
  );
}
