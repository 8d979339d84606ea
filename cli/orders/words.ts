import type { OrderStatus } from '../../contract/order.js';
import { isNothingOwed } from '../../contract/moneyStanding.js';
import { nextStatuses, type OrderStanding } from '../../contract/orderSteps.js';
import { commandLine } from '../../contract/codes.js';

/** The payment methods in words. */
export const methods = { cod: 'cash on delivery', online: 'online' } as const;

/** Describes the payment status in words. */
export const paymentOf = (order: OrderStanding): string =>
  isNothingOwed(order) ? 'none due' : order.payment_status;

/** Names the author of a step. */
export const nameOf = (by: string | undefined): string => {
  if (!by) return '';
  return by === commandLine ? 'at the command line' : `by ${by}`;
};

/** Lists the next steps of an order towards its customer. */
export const stepsOf = (order: OrderStanding): OrderStatus[] =>
  nextStatuses(order, 'admin').filter((to) => to !== 'cancelled');

/** Tells whether the order transitions allow a cancellation, whatever the payment status. */
export const mayCancel = (order: OrderStanding): boolean =>
  nextStatuses(order, 'admin').includes('cancelled');
