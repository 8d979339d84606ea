import type { ShownStatus } from '../../contract/codes.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { daysBefore } from '../common/days.js';

type Filters = Pick<ParsedBody<'order', 'adminOrders'>, 'payment' | 'days'>;

/**
 * Matches the orders with a payment status that were placed in the last `days` × 24 hours, for the
 * dashboard's home and the admins' list of orders.
 */
export const adminOrdersFilter = ({ payment, days }: Filters, now: Date) => ({
  ...(payment && { payment_status: payment }),
  ...(days && { createdAt: { $gte: daysBefore(now, days) } }),
});

/**
 * Matches the orders that users see with this status. A placed order that waits for its payment is shown as
 * `payment_pending`.
 */
export const statusFilter = (status: ShownStatus) => {
  if (status === 'payment_pending') return { status: 'placed' as const, payment_status: 'awaiting' as const };
  return status === 'placed' ? { status, payment_status: { $ne: 'awaiting' as const } } : { status };
};

const waits = { $and: [{ $eq: ['$status', 'placed'] }, { $eq: ['$payment_status', 'awaiting'] }] };

/**
 * The MongoDB expression for the status that users see: `payment_pending` for a placed order that waits for
 * its payment.
 */
export const readStatus = { $cond: [waits, 'payment_pending', '$status'] };
