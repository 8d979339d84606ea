import type { Order } from './order.js';

/**
 * How an order stands with its money, as its customer has to know: `secured` is paid, or to be paid at the door; `refunding` is paid
 * and cancelled; `calledOff` is cancelled before anything was paid; `wrong` got another amount than its own, and somebody of the shop looks.
 */
export type MoneyStanding =
  'secured' | 'awaiting' | 'wrong' | 'failed' | 'expired' | 'refunding' | 'refunded' | 'calledOff';

type Told = Pick<Order, 'status' | 'payment_status' | 'totalAmt' | 'wrong_amount'>;

export const moneyStanding = ({ status, payment_status, totalAmt, wrong_amount }: Told): MoneyStanding => {
  const cancelled = status === 'cancelled';
  if (payment_status === 'due') return cancelled ? 'calledOff' : 'secured';
  if (payment_status === 'paid') return cancelled ? (totalAmt ? 'refunding' : 'calledOff') : 'secured';
  if (payment_status !== 'awaiting') return payment_status;
  if (cancelled) return 'calledOff';
  return wrong_amount ? 'wrong' : 'awaiting';
};

/** What came of an order's money, in rupees: what goes back. */
export const amountPaid = ({ totalAmt, wrong_amount }: Pick<Order, 'totalAmt' | 'wrong_amount'>): number =>
  wrong_amount?.amount ?? totalAmt;
