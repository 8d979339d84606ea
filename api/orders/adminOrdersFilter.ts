import type { ShownStatus } from '../../contract/codes.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { daysBefore } from '../common/days.js';

type Filters = Pick<ParsedBody<'order', 'adminOrders'>, 'payment' | 'days'>;

/** The orders with this payment that were placed in so many days before a moment: what the home counts and the board shows. */
export const adminOrdersFilter = ({ payment, days }: Filters, now: Date) => ({
  ...(payment && { payment_status: payment }),
  ...(days && { createdAt: { $gte: daysBefore(now, days) } }),
});

/** The orders that stand at a status as people read it. */
export const statusFilter = (status: ShownStatus) => {
  if (status === 'payment_pending') return { status: 'placed' as const, payment_status: 'awaiting' as const };
  return status === 'placed' ? { status, payment_status: { $ne: 'awaiting' as const } } : { status };
};

const waits = { $and: [{ $eq: ['$status', 'placed'] }, { $eq: ['$payment_status', 'awaiting'] }] };

/** The status as people read it, for an aggregation. */
export const readStatus = { $cond: [waits, 'payment_pending', '$status'] };
