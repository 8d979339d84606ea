import type { ShownStatus } from '../../contract/codes.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { daysBefore } from '../common/days.js';

type Filters = Pick<ParsedBody<'order', 'adminOrders'>, 'payment' | 'days'>;

/**
 * Matches the orders with this payment status that were placed within a number of days, for the dashboard's
 * home and the admin orders.
 */
export const adminOrdersFilter = ({ payment, days }: Filters, now: Date) => ({
  ...(payment && { payment_status: payment }),
  ...(days && { createdAt: { $gte: daysBefore(now, days) } }),
});

/** Matches the orders with a status as it is shown. */
export const statusFilter = (status: ShownStatus) => {
  if (status === 'payment_pending') return { status: 'placed' as const, payment_status: 'awaiting' as const };
  return status === 'placed' ? { status, payment_status: { $ne: 'awaiting' as const } } : { status };
};

const waits = { $and: [{ $eq: ['$status', 'placed'] }, { $eq: ['$payment_status', 'awaiting'] }] };

/** Computes the shown status in an aggregation. */
export const readStatus = { $cond: [waits, 'payment_pending', '$status'] };
