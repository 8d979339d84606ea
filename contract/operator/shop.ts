import { z } from 'zod';
import { importState } from '../importing.js';
import { shownStatus } from '../order.js';
import { time } from '../wire.js';

/** The shop at a glance. `outOfStock`, `lowStock`: products with nothing left, and with no more than the shop's LOW_STOCK. */
const status = z.object({
  version: z.string(),
  database: z.object({
    name: z.string(),
    /** Its address without name and password, or the data folder where it is the shop's own. */
    where: z.string(),
    server: z.string(),
    schema: z.int(),
    bytes: z.int(),
  }),
  catalogue: z.object({
    categories: z.int(),
    subCategories: z.int(),
    products: z.int(),
    outOfStock: z.int(),
    lowStock: z.int(),
  }),
  orders: z.object({
    byStatus: z.partialRecord(shownStatus, z.int()),
    latestAt: time.nullable(),
  }),
  users: z.object({ customers: z.int(), admins: z.int(), disabled: z.int() }),
  /** The latest import of products; null where there was none. `silentSeconds`: since the last sign of one that is said to run, where nobody works on it. */
  import: z
    .object({
      file: z.string(),
      state: importState,
      done: z.int(),
      total: z.int(),
      silentSeconds: z.int().nullable(),
    })
    .nullable(),
});

export const shopReplies = { status };
