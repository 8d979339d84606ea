import { z } from 'zod';
import { replyId, rupees, type Wire } from './wire.js';

/** Sales of a period. `orders`: their number. `amount`: their total. `basket`: the average amount of an order. */
const sales = z.object({ orders: z.int(), amount: rupees, basket: rupees });

/**
 * Sales of two periods. `now`: the period up to this moment. `before`: the period before it up to the same
 * moment; today, for example, is compared with yesterday up to the same time.
 */
const period = z.object({ now: sales, before: sales });

const topProduct = z.object({
  _id: replyId,
  name: z.string(),
  image: z.array(z.string()),
  /** The number of pieces of the product that were sold. */
  sold: z.int(),
  amount: rupees,
});

/**
 * The statistics of the dashboard's home.
 * Sales are orders that are not cancelled and are paid or due in cash: no online order whose payment is open,
 * failed, expired or refunded.
 * Days are those of Asia/Kolkata, today included; days without sales are included.
 * `failedPayments`: the number of orders of the last `limits.failedPaymentDays` days whose payment failed.
 * `problems`: the number of orders with a reported problem that waits for an answer.
 * `ratings`: the number of ratings that wait for an admin.
 */
export const dashboardStatistics = z.object({
  needs: z.object({
    placed: z.int(),
    packed: z.int(),
    out_for_delivery: z.int(),
    lowStock: z.int(),
    soldOut: z.int(),
    failedPayments: z.int(),
    problems: z.int(),
    ratings: z.int(),
  }),
  /** The shop's LOW_STOCK: stock is low at so many pieces or fewer. */
  lowStock: z.int(),
  sales: z.object({ today: period, week: period, month: period }),
  /** The last 30 days, the oldest first; `day` as `2026-11-21`. */
  days: z.array(z.object({ day: z.iso.date(), orders: z.int(), amount: rupees })),
  /** The best-selling products of the last 30 days, by pieces and by amount: at most five each. */
  top: z.object({ bySold: z.array(topProduct), byAmount: z.array(topProduct) }),
});
export type DashboardStatistics = Wire<typeof dashboardStatistics>;
