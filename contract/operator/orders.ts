import { z } from 'zod';
import { adminOrder, adminOrderSummary, orderStatus, statusCounts } from '../order.js';

/** What became of an order, or with `dryRun` would: the order as it is then. `mailed`: its customer is told. */
const moved = z.object({ order: adminOrder, from: orderStatus, mailed: z.boolean(), dryRun: z.boolean() });

export const orderReplies = {
  /** `total`: of all pages; `counts`: by status, the payment and the days applied. */
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
