import Stack from '@mui/material/Stack';
import { paymentText } from '../../contract/moneyStanding.js';
import type { Order } from '../../contract/order.js';
import { CardIcon } from '../icons/accountIcons.js';
import { paymentShapes } from '../OrderStatusChip/OrderStatusChip.js';
import { useMessages } from '../theme/messages.js';

const troubled: readonly Order['payment_status'][] = ['failed', 'expired'];

/** Shows an order's payment status as a word and an icon, in red if the payment failed or expired. */
export function PaymentMark(order: Pick<Order, 'status' | 'payment_method' | 'payment_status'>) {
  const { payment_method, payment_status } = order;
  const messages = useMessages();
  const Shape =
    payment_status === 'due' && payment_method === 'online' ? CardIcon : paymentShapes[payment_status];
  return (
    <Stack
      component="span"
      direction="row"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 0.75,
        color: troubled.includes(payment_status) ? 'error.main' : 'text.primary',
      }}
    >
      <Shape sx={{ fontSize: '1.125rem' }} />
      {paymentText(order, messages)}
    </Stack>
  );
}
