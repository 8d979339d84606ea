import { z } from 'zod';
import { catalogueReplies } from './catalogue.js';
import { upkeepReplies } from './upkeep.js';
import { stockReplies } from './stock.js';
import { userReplies } from './users.js';
import { shopReplies } from './shop.js';
import { adminOrder, adminOrderSummary, orderStatus, statusCounts } from '../order.js';

/**
 * The result of moving an order: the order after the command, or with `dryRun` as it would be. `mailed`: the
 * customer gets a mail.
 */
const moved = z.object({ order: adminOrder, from: orderStatus, mailed: z.boolean(), dryRun: z.boolean() });

const orderReplies = {
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

/** The document that each command prints with `--json`, by the command's name. */
export const operatorReplies = {
  ...shopReplies,
  ...catalogueReplies,
  ...upkeepReplies,
  ...userReplies,
  ...orderReplies,
  ...stockReplies,
};

type OperatorReplies = typeof operatorReplies;
/** The names of the commands that have a reply. */
export type Replying = keyof OperatorReplies;
/** A command's reply before encoding: money in paise, times as dates. */
export type ReplyOf<Name extends Replying> = z.output<OperatorReplies[Name]>;
