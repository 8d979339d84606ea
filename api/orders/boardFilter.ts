import type { ParsedBody } from '../../contract/schemas.js';
import { daysBefore } from '../common/days.js';

type Narrowing = Pick<ParsedBody<'order', 'board'>, 'payment' | 'days'>;

/** The orders with this payment that were placed in so many days before a moment: what the home counts and the board shows. */
export const boardFilter = ({ payment, days }: Narrowing, now: Date) => ({
  ...(payment && { payment_status: payment }),
  ...(days && { createdAt: { $gte: daysBefore(now, days) } }),
});
