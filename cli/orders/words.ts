import type { OrderStatus } from '../../contract/order.js';
import { isNothingOwed } from '../../contract/moneyStanding.js';
import { nextStatuses, type OrderStanding } from '../../contract/orderSteps.js';
import { commandLine } from '../../contract/codes.js';

/** The payment methods in words. */
export const methods = { cod: 'cash on delivery', online: 'online' } as const;

/** What the customer wants done about a product that has run out, in words. */
export const soldOut = {
  call: 'call the customer',
  replace: 'replace it with the nearest product',
  refund: 'leave it out and refund it',
} as const;

/** Describes the payment status in words. */
export const paymentOf = (order: OrderStanding): string =>
  isNothingOwed(order) ? 'none due' : order.payment_status;

/** Names who made a transition of an order: "by " and an email, or "at the command line". */
export const nameOf = (by: string | undefined): string => {
  if (!by) return '';
  return by === commandLine ? 'at the command line' : `by ${by}`;
};

/** Lists the statuses that an order may get next, without its cancellation. */
export const stepsOf = (order: OrderStanding): OrderStatus[] =>
  nextStatuses(order, 'admin').filter((to) => to !== 'cancelled');

/** Tells whether an admin may cancel an order in its status. */
export const mayCancel = (order: OrderStanding): boolean =>
  nextStatuses(order, 'admin').includes('cancelled');
