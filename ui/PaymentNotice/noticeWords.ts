import { amountPaid, moneyStanding } from '../../contract/moneyStanding.js';
import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import { dueTime } from '../../contract/dates.js';

type Asked = Pick<Order, 'status' | 'payment_status' | 'totalAmt' | 'payment' | 'wrong_amount'>;

export interface NoticeWords {
  title: string;
  text?: string;
}

/**
 * Returns the message about an order's payment, or undefined if there is nothing to say.
 * @param returned whether the customer just came back from the payment page. An unpaid order then waits for
 * the payment provider, not for the customer
 */
export const noticeWords = (
  { language, ui: { paymentNotice } }: PageMessages,
  order: Asked,
  returned = false,
): NoticeWords | undefined => {
  const standing = moneyStanding(order);
  if (standing === 'secured') return undefined;
  if (standing === 'awaiting' && returned) return paymentNotice.returned;
  const { title, text } = paymentNotice[standing];
  const until = order.payment?.until;
  if (standing === 'awaiting' && !until) return { title };
  const values = {
    amount: formatRupees(amountPaid(order)),
    ...(until && { time: dueTime(until, language) }),
  };
  return { title: fill(title, values), text: fill(text, values) };
};
