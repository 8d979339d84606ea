import { calls } from '../../../contract/calls.js';
import type { Order } from '../../../contract/order.js';
import { awaitingOrder } from '../../../ui/samples/account.js';
import { says } from './says.js';

/** Returns a sample online order with the given changes, which has no open payment. */
const begun = (changed: Partial<Order>): Order => ({ ...awaitingOrder, payment: undefined, ...changed });

const later = '2026-11-20T19:32:00.000Z';
const ended = (payment_status: Order['payment_status']) => [{ payment_status, at: later }];
const cancelled = {
  status: 'cancelled' as const,
  history: [...awaitingOrder.history, { status: 'cancelled' as const, at: later }],
};

/** Sample online orders, one for each outcome of the payment. */
export const paidOnline = begun({ payment_status: 'paid', payment_history: ended('paid') });
export const refused = begun({ ...cancelled, payment_status: 'failed', payment_history: ended('failed') });
export const expired = begun({ ...cancelled, payment_status: 'expired', payment_history: ended('expired') });
export const refunding = begun({ ...cancelled, payment_status: 'paid', payment_history: ended('paid') });
export const refunded = begun({
  ...cancelled,
  payment_status: 'refunded',
  payment_history: [...ended('paid'), { payment_status: 'refunded', at: '2026-11-20T19:40:00.000Z' }],
});

/** Mock replies with this order to the customer's calls that load it and check its payment. */
export const hasOrder = (order: Order) => [
  says(calls.order.details, { data: order }),
  says(calls.order.askPayment, { data: order }),
];
