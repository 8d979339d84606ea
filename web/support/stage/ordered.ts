import { calls } from '../../../contract/calls.js';
import type { Order } from '../../../contract/order.js';
import { awaitingOrder } from '../../../ui/samples/account.js';
import { says } from './says.js';

/** Returns an order whose payment has started. */
const begun = (changed: Partial<Order>): Order => ({ ...awaitingOrder, payment: undefined, ...changed });

const later = '2026-11-20T19:32:00.000Z';
const ended = (payment_status: Order['payment_status']) => [{ payment_status, at: later }];
const cancelled = {
  status: 'cancelled' as const,
  history: [...awaitingOrder.history, { status: 'cancelled' as const, at: later }],
};

/** One order for each payment status. */
export const paidOnline = begun({ payment_status: 'paid', payment_history: ended('paid') });
export const refused = begun({ ...cancelled, payment_status: 'failed', payment_history: ended('failed') });
export const expired = begun({ ...cancelled, payment_status: 'expired', payment_history: ended('expired') });
export const refunding = begun({ ...cancelled, payment_status: 'paid', payment_history: ended('paid') });
export const refunded = begun({
  ...cancelled,
  payment_status: 'refunded',
  payment_history: [...ended('paid'), { payment_status: 'refunded', at: '2026-11-20T19:40:00.000Z' }],
});

/** Replies to all calls about this order, for customers and admins. */
export const hasOrder = (order: Order) => [
  says(calls.order.details, { data: order }),
  says(calls.order.askPayment, { data: order }),
];
