import type { OrderStatus } from '../../contract/order.js';
import { isNothingOwed } from '../../contract/moneyStanding.js';
import { nextStatuses, type RunningImport } from '../../contract/orderSteps.js';
import { commandLine } from '../../contract/codes.js';

/** How an order is paid, for people. */
export const methods = { cod: 'cash on delivery', online: 'online' } as const;

/** How its payment stands, for people. */
export const paymentOf = (order: RunningImport): string =>
  isNothingOwed(order) ? 'none due' : order.payment_status;

/** Who took a step, for people. */
export const nameOf = (by: string | undefined): string => {
  if (!by) return '';
  return by === commandLine ? 'at the command line' : `by ${by}`;
};

/** The steps that an order may take towards its customer. */
export const stepsOf = (order: RunningImport): OrderStatus[] =>
  nextStatuses(order, 'admin').filter((to) => to !== 'cancelled');

/** By the table of steps; how its payment stands does not matter. */
export const mayCancel = (order: RunningImport): boolean =>
  nextStatuses(order, 'admin').includes('cancelled');
