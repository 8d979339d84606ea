import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Order } from '../../contract/order.js';
import { CardIcon, CashIcon, CheckIcon } from '../icons/accountIcons.js';
import { HistoryIcon } from '../icons/dashboardIcons.js';
import { AlertIcon, BackIcon } from '../icons/shopIcons.js';
import { useTexts } from '../theme/texts.js';

const shapes: Record<Order['payment_status'], typeof SvgIcon> = {
  due: CashIcon,
  awaiting: HistoryIcon,
  paid: CheckIcon,
  failed: AlertIcon,
  expired: AlertIcon,
  refunded: BackIcon,
};

const troubled: readonly Order['payment_status'][] = ['failed', 'expired'];

/** How an order is paid: a word and a shape; trouble has a colour too. */
export function PaymentMark({
  payment_method,
  payment_status,
}: Pick<Order, 'payment_method' | 'payment_status'>) {
  const { payment } = useTexts().ui.orders;
  const Shape = payment_status === 'due' && payment_method === 'online' ? CardIcon : shapes[payment_status];
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
