import type { orderStatuses, paymentStatuses, ShownStatus } from './codes.js';
import type { Order } from './order.js';
import type { PageMessages } from './messages/page/en.js';

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

interface RunningImport {
  status: (typeof orderStatuses)[number];
  payment_status: (typeof paymentStatuses)[number];
}

/** The status as people read it. */
export const shownStatus = ({ status, payment_status }: RunningImport): ShownStatus =>
  status === 'placed' && payment_status === 'awaiting' ? 'payment_pending' : status;

/** Whether an order was cancelled before anything was paid: there is nothing to pay any more. */
export const isNothingOwed = ({ status, payment_status }: RunningImport): boolean =>
  status === 'cancelled' && (payment_status === 'due' || payment_status === 'awaiting');

/** How an order is paid, in words. */
export const paymentText = (order: RunningImport, { ui }: PageMessages): string =>
  isNothingOwed(order) ? ui.orderSummary.nothingOwed : ui.orders.payment[order.payment_status];

/** What came of an order's money, in rupees: what goes back. */
export const amountPaid = ({ totalAmt, wrong_amount }: Pick<Order, 'totalAmt' | 'wrong_amount'>): number =>
  wrong_amount?.amount ?? totalAmt;
