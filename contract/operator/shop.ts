import { z } from 'zod';
import { importState } from '../importing.js';
import { shownStatus } from '../order.js';
import { time } from '../wire.js';

/**
 * The shop's statistics. `outOfStock`: the number of products without stock. `lowStock`: the number of
 * products with at least one and at most LOW_STOCK pieces.
 */
const status = z.object({
  version: z.string(),
  database: z.object({
    name: z.string(),
    /** The database's address without name and password, or the data folder of the embedded database. */
    where: z.string(),
    server: z.string(),
    bytes: z.int(),
  }),
  /**
   * `version`: the database's schema version. `known`: that of this program. `pending`: the number of migrations
   * that are not done. `running`: the migration that has begun, and whether its process is gone.
   */
  schema: z.object({
    version: z.int(),
    known: z.int(),
    pending: z.int(),
    running: z.object({ number: z.int(), documents: z.int(), interrupted: z.boolean() }).nullable(),
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
  /**
   * The latest import of products; null if there was none.
   * `silentSeconds`: seconds since the last heartbeat of a running import whose process does not answer; else
   * null.
   */
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
