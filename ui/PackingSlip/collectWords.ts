import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';

type Payable = Pick<Order, 'status' | 'totalAmt' | 'payment_method' | 'payment_status'>;

/** Returns the sentence that tells the rider how much cash to collect on delivery. */
export const collectWords = (
  { status, totalAmt, payment_method, payment_status }: Payable,
  words: AdminMessages['orders'],
): string => {
  if (status === 'cancelled') return words.noCollect;
  if (payment_status === 'due' && payment_method === 'cod' && totalAmt > 0)
    return fill(words.collect, { amount: formatRupees(totalAmt) });
  if (payment_status === 'paid' && payment_method === 'online') return words.collectNothing;
  const owed = payment_method === 'online' && totalAmt > 0 && payment_status !== 'refunded';
  return owed ? words.notPaid : words.noCollect;
};
