import { z } from 'zod';
import { badRow } from '../importing.js';

/** A product that an import would change. Texts are as in the columns of a product file, and empty for none. */
const plannedChange = z.object({
  product: z.string(),
  /** The unit before: products of the same name differ by it. */
  unit: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type PlannedChange = z.output<typeof plannedChange>;

/**
 * The result of an import of products or categories or of seeding, in rows.
 * `planned`: `--dry-run` wrote nothing. `refused`: `--strict` wrote nothing, because of bad rows.
 * `stopped`, `failed`: the written rows stay, and the same command continues from there.
 */
const brought = z.object({
  state: z.enum(['planned', 'refused', 'done', 'stopped', 'failed']),
  /** What was imported: the file's name, `demo`, or the seed of `--scale`. */
  from: z.string(),
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  badCount: z.int(),
  /** Every problem of every bad row. */
  bad: z.array(badRow),
  /** The first products that `--dry-run` would change; empty in all other states. */
  changes: z.array(plannedChange),
  newCategories: z.array(z.string()),
  newSubCategories: z.array(z.string()),
  /** The number of products missing from the file that `--prune` removed, or would remove; null without `--prune`. */
  pruned: z.int().nullable(),
  /** The number of copied images. Like `orders`, the number of invented orders, it is 0 without the demo. */
  images: z.int(),
  orders: z.int(),
});

const exported = z.object({
  /** The name of the exported file. */
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
