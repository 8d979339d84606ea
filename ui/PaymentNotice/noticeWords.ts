import { amountPaid, moneyStanding } from '../../contract/moneyStanding.js';
import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import { dueTime } from '../OrderCard/dates.js';

type Asked = Pick<Order, 'status' | 'payment_status' | 'totalAmt' | 'payment' | 'wrong_amount'>;

export interface NoticeWords {
  title: string;
  text?: string;
}

/**
 * What a customer has to know of an order's money, or nothing while all is as it should be.
 * @param returned one comes from the payment page: the order waits for the provider, not for the customer
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
