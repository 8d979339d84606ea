import { z } from 'zod';
import { badRow } from '../importing.js';

/**
 * What came of products or categories from a file, or of made-up ones, in rows. `planned`: nothing was written, by `--dry-run`; `refused`: the same, by
 * `--strict`, for the rows that are bad. `stopped` and `failed`: what was written stays, and the same command goes on from there.
 */
const brought = z.object({
  state: z.enum(['planned', 'refused', 'done', 'stopped', 'failed']),
  /** The file, or what was made: `demo`, or the seed of `--scale`. */
  from: z.string(),
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  badCount: z.int(),
  /** Each fault of each bad row. */
  bad: z.array(badRow),
  newCategories: z.array(z.string()),
  newSubCategories: z.array(z.string()),
  /** Products that the file does not name and that `--prune` removed, or would; null without it. */
  pruned: z.int().nullable(),
  /** Of the demo: pictures that were painted, orders that were made up. */
  images: z.int(),
  orders: z.int(),
});

const exported = z.object({
  /** Where to. */
  file: z.string(),
  of: z.enum(['products', 'categories']),
  format: z.enum(['csv', 'json', 'jsonl']),
  gzipped: z.boolean(),
  rows: z.int(),
  bytes: z.int(),
});

export const catalogueReplies = {
  import: brought,
  seed: brought,
  'seed demo': brought,
  'seed categories': brought,
  'seed products': brought,
  export: exported,
};
