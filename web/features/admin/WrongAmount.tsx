import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { formatRupees } from '../../../contract/money.js';
import type { AdminOrder } from '../../../contract/order.js';
import { fill } from '../../../contract/messages/fill.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';

const amountOf = ({ amount, currency }: NonNullable<AdminOrder['wrong_amount']>): string =>
  currency === 'inr' ? formatRupees(amount) : `${amount} ${currency.toUpperCase()}`;

/** Warns that another amount than the order's total was paid, so an admin has to check it. */
export function WrongAmount({ order: { wrong_amount, totalAmt } }: { order: AdminOrder }) {
  const { orders } = useAdminMessages();
  if (!wrong_amount) return null;
  const values = { paid: amountOf(wrong_amount), total: formatRupees(totalAmt) };
  return (
    <Alert severity="error">
      <AlertTitle>{fill(orders.wrongAmount, values)}</AlertTitle>
      {orders.wrongAmountHint}
    </Alert>
  );
}
