import { z } from 'zod';
import { replyId, rupees, type Wire } from './wire.js';

/** How many orders, what they brought, and what one brought on average. */
const sales = z.object({ orders: z.int(), amount: rupees, basket: rupees });

/** Up to this moment, and the period before it up to the same moment: today's is yesterday until this time of day. */
const period = z.object({ now: sales, before: sales });

const topProduct = z.object({
  _id: replyId,
  name: z.string(),
  image: z.array(z.string()),
  /** Pieces sold. */
  sold: z.int(),
  amount: rupees,
});

/**
 * The dashboard's home. Sales are orders that stand and are paid or due in cash: not cancelled, and no online order whose payment
 * is open, failed, expired or refunded. Days are those of Asia/Kolkata, today included; a day without sales is there too.
 * `failedPayments`: of the last `limits.failedPaymentDays`, as the orders board filters them.
 */
export const dashboardStatistics = z.object({
  needs: z.object({
    placed: z.int(),
    packed: z.int(),
    out_for_delivery: z.int(),
    lowStock: z.int(),
    soldOut: z.int(),
    failedPayments: z.int(),
  }),
  /** At how many pieces, or fewer, stock is low: the shop's setting. */
  lowStock: z.int(),
  sales: z.object({ today: period, week: period, month: period }),
  /** The last 30 days, the oldest first; `day` as `2026-11-21`. */
  days: z.array(z.object({ day: z.iso.date(), orders: z.int(), amount: rupees })),
  /** Of the last 30 days, five at most. */
  top: z.object({ bySold: z.array(topProduct), byAmount: z.array(topProduct) }),
});
export type DashboardStatistics = Wire<typeof dashboardStatistics>;
