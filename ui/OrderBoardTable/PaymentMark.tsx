import Stack from '@mui/material/Stack';
import type { Order } from '../../contract/order.js';
import { CardIcon } from '../icons/accountIcons.js';
import { paymentShapes } from '../OrderStatusChip/statusShapes.js';
import { useTexts } from '../theme/texts.js';

const troubled: readonly Order['payment_status'][] = ['failed', 'expired'];

/** How an order is paid: a word and a shape; trouble has a colour too. */
export function PaymentMark({
  payment_method,
  payment_status,
}: Pick<Order, 'payment_method' | 'payment_status'>) {
  const { payment } = useTexts().ui.orders;
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
      {payment[payment_status]}
    </Stack>
  );
}
