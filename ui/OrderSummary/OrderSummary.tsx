import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { moneyStanding, paymentText } from '../../contract/moneyStanding.js';
import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { nextStatuses } from '../../contract/orderSteps.js';
import { AddressLines } from '../AddressCard/AddressLines.js';
import { dueTime } from '../../contract/dates.js';
import { slotText } from '../../contract/slotText.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface OrderSummaryProps extends PaperProps {
  /** The order as placed; amounts in rupees. */
  order: Order;
}

/** Shows the products, amounts, address and delivery time of an order. */
export function OrderSummary({ order, sx, ...root }: OrderSummaryProps) {
  const messages = useMessages();
  const { language, ui } = messages;
  const { orderSummary: words } = ui;
  const comes = nextStatuses(order, 'admin').length > 0 && moneyStanding(order) === 'secured';
  const { slot, deliverBy } = order;
  const arrival = (
    <time dateTime={deliverBy}>{slot ? slotText(slot, language) : dueTime(deliverBy, language)}</time>
  );
  const rows: (readonly [string, ReactNode])[] = [
    [words.number, order.orderId],
    [words.amount, formatRupees(order.totalAmt)],
    [words.method, words.methods[order.payment_method]],
    [words.payment, paymentText(order, messages)],
    ...(comes || slot ? [[slot ? words.slot : words.arrivesBy, arrival] as const] : []),
    [words.deliverTo, <AddressLines address={order.delivery_address} />],
    ...(order.delivery_note ? [[words.note, order.delivery_note] as const] : []),
    ...(order.substitution ? [[words.substitution, words.substitutions[order.substitution]] as const] : []),
  ];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={words.title}
      sx={withSx(sx, { p: { xs: 2.5, sm: 3 }, textAlign: 'start' })}
      {...root}
    >
      <Box
        component="dl"
        sx={{
          ...tabularNumbers,
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          rowGap: 1.5,
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
