import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MoneyStanding, moneyStanding } from '../../contract/moneyStanding.js';
import type { Order } from '../../contract/order.js';
import { useMessages } from '../theme/messages.js';
import { noticeWords } from './noticeWords.js';
import { withSx } from '../theme/styles.js';

export interface PaymentNoticeProps extends Omit<AlertProps, 'children' | 'severity' | 'action'> {
  /** The order; amounts in rupees. */
  order: Pick<Order, 'status' | 'payment_status' | 'totalAmt' | 'payment' | 'wrong_amount'>;
}

const severities: Record<Exclude<MoneyStanding, 'secured'>, AlertProps['severity']> = {
  awaiting: 'warning',
  wrong: 'warning',
  failed: 'error',
  expired: 'error',
  refunding: 'info',
  refunded: 'success',
  calledOff: 'info',
};

/**
 * Shows the state of an order's payment and the next action. Renders nothing if the order is paid, or due on
 * delivery.
 */
export function PaymentNotice({ order, sx, ...root }: PaymentNoticeProps) {
  const messages = useMessages();
  const words = noticeWords(messages, order);
  const standing = moneyStanding(order);
  if (!words || standing === 'secured') return null;
  const pay = standing === 'awaiting' ? order.payment : undefined;
  return (
    <Alert
      severity={severities[standing]}
      role="status"
      sx={withSx(sx, { '& .MuiAlert-message': { flex: 1 } })}
      {...root}
    >
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="subtitle2" component="p">
          {words.title}
        </Typography>
        {words.text && <Typography variant="body2">{words.text}</Typography>}
        {pay && (
          <Button variant="contained" href={pay.url}>
            {messages.ui.paymentNotice.payNow}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
