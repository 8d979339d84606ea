import { z } from 'zod';
import { replyId } from '../wire.js';

const fields = z.enum(['name', 'brand', 'categories', 'details', 'unit', 'description']);

/** How a word found a product: as typed, by its beginning, another name for it, its sound, a slip, written apart, written together. */
const how = z.enum(['exact', 'beginning', 'synonym', 'sound', 'slip', 'joined', 'apart']);

/**
 * What a search finds, the best first. `meant`: what the words were taken for, where nothing has them as they were typed; `near`: words
 * that are near, where nothing is found; `total`: of all that fit. Of a product `exact` is false where it is merely similar: then it
 * stands behind all that is not; in each the ones in stock come first. `score` compares within one search; `lifts` add to it.
 */
const search = z.object({
  search: z.string(),
  meant: z.string().nullable(),
  near: z.array(z.string()),
  total: z.int(),
  products: z.array(
    z.object({
      _id: replyId,
      name: z.string(),
      unit: z.string(),
      stock: z.int(),
      score: z.number(),
      exact: z.boolean(),
      matches: z.array(z.object({ asked: z.string(), found: z.string(), how, fields: z.array(fields) })),
      lifts: z.array(z.enum(['wholeName', 'nameBegins', 'brand', 'amount'])),
    }),
  ),
});

/** Products with a stock of `at` pieces or fewer, the emptiest first. `sold`: pieces in the last 30 days; `total`: of all there are. */
const low = z.object({
  at: z.int(),
  total: z.int(),
  products: z.array(
    z.object({
      _id: replyId,
      key: z.string().nullable(),
      name: z.string(),
      unit: z.string(),
      categoryName: z.string(),
      stock: z.int(),
      sold: z.int(),
    }),
  ),
});

/** The stock of a product as it was and as it is, or with `dryRun` would be. */
const changed = z.object({
  _id: replyId,
  name: z.string(),
  before: z.int(),
  after: z.int(),
  dryRun: z.boolean(),
});

export const stockReplies = { search, 'stock low': low, 'stock set': changed, 'stock add': changed };
