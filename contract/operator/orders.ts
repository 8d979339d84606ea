import { z } from 'zod';
import { adminOrder, adminOrderSummary, orderStatus, statusCounts } from '../order.js';

/**
 * The result of moving an order: the order after the command, or with `dryRun` as it would be. `mailed`: the
 * customer gets a mail.
 */
const moved = z.object({ order: adminOrder, from: orderStatus, mailed: z.boolean(), dryRun: z.boolean() });

export const orderReplies = {
  /**
   * `total`: the number of orders on all pages. `counts`: the number of orders by status, with the filters of
   * payment and days applied.
   */
  'orders list': z.object({
    orders: z.array(adminOrderSummary),
    total: z.int(),
    counts: statusCounts,
    page: z.int(),
    limit: z.int(),
  }),
  'orders show': z.object({ order: adminOrder }),
  'orders advance': moved,
  'orders cancel': moved,
};
