import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { orderLink } from '../../../contract/links.js';
import { formatRupees } from '../../../contract/money.js';
import type { ListedOrder } from '../../../contract/order.js';
import { fill } from '../../../contract/messages/fill.js';
import { dueTime } from '../../../contract/dates.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { accountApi } from './accountApi.js';
import type { PendingPaymentProps } from './PendingPayment.js';
import { useLiveOrders } from './useLiveOrders.js';

/** In ms: how often the unpaid order is loaded again while there are no live events. */
const askEvery = 10_000;

/** Returns whether the time `until` has passed, by the device's clock. */
const useIsOver = (until: string): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return over;
};

export interface PendingPaymentNoticeProps extends Required<PendingPaymentProps> {
  order: Pick<ListedOrder, 'orderId' | 'totalAmt'>;
  payment: NonNullable<ListedOrder['payment']>;
}

/**
 * Shows the unpaid order with a payment button, its amount and until when its stock is reserved. Disappears
 * at that time, or once the order is paid or cancelled.
 */
export default function PendingPaymentNotice({ order, payment, ordering }: PendingPaymentNoticeProps) {
  const { language, ui, web } = useMessages();
  const live = useLiveOrders();
  accountApi.useGetNewestOrdersQuery(
    {},
    { pollingInterval: live ? 0 : askEvery, skipPollingIfUnfocused: true },
  );
  const over = useIsOver(payment.until);
  if (over) return null;
  const { pending } = web.orderPages;
  const values = {
    number: order.orderId,
    amount: formatRupees(order.totalAmt),
    time: dueTime(payment.until, language),
  };
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="subtitle2" component="p">
          {fill(pending.title, values)}
        </Typography>
        <Typography variant="body2">
          {fill(pending.text, values)}
          {ordering && ` ${pending.replaced}`}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Button variant="contained" href={payment.url}>
            {ui.paymentNotice.payNow}
          </Button>
          <Link href={orderLink(order.orderId)} variant="body2">
            {web.orderPages.view}
          </Link>
        </Stack>
      </Stack>
    </Alert>
  );
}
