import type { orderStatuses, paymentStatuses, ShownStatus } from './codes.js';
import type { Order } from './order.js';
import type { PageMessages } from './messages/page/en.js';

/**
 * The payment state that a customer sees.
 * `secured`: paid, or to be paid in cash at delivery. `refunding`: paid and then cancelled. `calledOff`:
 * cancelled before anything was paid. `wrong`: another amount was paid, and an admin has to check it.
 */
export type MoneyStanding =
  'secured' | 'awaiting' | 'wrong' | 'failed' | 'expired' | 'refunding' | 'refunded' | 'calledOff';

type OrderPayment = Pick<Order, 'status' | 'payment_status' | 'totalAmt' | 'wrong_amount'>;

export const moneyStanding = ({
  status,
  payment_status,
  totalAmt,
  wrong_amount,
}: OrderPayment): MoneyStanding => {
  const cancelled = status === 'cancelled';
  if (payment_status === 'due') return cancelled ? 'calledOff' : 'secured';
  if (payment_status === 'paid') return cancelled ? (totalAmt ? 'refunding' : 'calledOff') : 'secured';
  if (payment_status !== 'awaiting') return payment_status;
  if (cancelled) return 'calledOff';
  return wrong_amount ? 'wrong' : 'awaiting';
};

interface OrderStanding {
  status: (typeof orderStatuses)[number];
  payment_status: (typeof paymentStatuses)[number];
}

/**
 * Returns the order status that customers and admins see: a placed order that waits for its payment is
 * `payment_pending`.
 */
export const shownStatus = ({ status, payment_status }: OrderStanding): ShownStatus =>
  status === 'placed' && payment_status === 'awaiting' ? 'payment_pending' : status;

/** Tells whether an order was cancelled before anything was paid, so that nothing is owed. */
export const isNothingOwed = ({ status, payment_status }: OrderStanding): boolean =>
  status === 'cancelled' && (payment_status === 'due' || payment_status === 'awaiting');

/** Returns a text about the payment of an order: its payment status, or that nothing is owed. */
export const paymentText = (order: OrderStanding, { ui }: PageMessages): string =>
  isNothingOwed(order) ? ui.orderSummary.nothingOwed : ui.orders.payment[order.payment_status];

/** Returns the amount in rupees that was paid for an order and is refunded. */
export const amountPaid = ({ totalAmt, wrong_amount }: Pick<Order, 'totalAmt' | 'wrong_amount'>): number =>
  wrong_amount?.amount ?? totalAmt;
