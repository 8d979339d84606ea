import { z } from 'zod';
import { replyId } from '../wire.js';

const fields = z.enum([
  'name',
  'brand',
  'categories',
  'details',
  'unit',
  'description',
  'otherNames',
  'otherCategories',
]);

/**
 * How a search word matched a product. `joined`: one word was typed as two. `apart`: two words were typed as
 * one.
 */
const how = z.enum(['exact', 'beginning', 'synonym', 'sound', 'slip', 'joined', 'apart']);

/**
 * The results of a search, the best first.
 * `meant`: the corrected search, when no product has the words as typed. `near`: similar words, when there
 * are no results. `total`: the number of all results.
 * `exact`: false for merely similar products, which come last. Among equals, products in stock come first.
 * `score`: comparable within one search only. `lifts`: the reasons for a higher score.
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

/**
 * Products with at most `at` pieces in stock, the lowest stock first.
 * `sold`: pieces sold in the last 30 days. `total`: the number of all these products.
 */
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

/** The stock of a product before and after the command, or with `dryRun` as it would be. */
const changed = z.object({
  _id: replyId,
  name: z.string(),
  before: z.int(),
  after: z.int(),
  dryRun: z.boolean(),
});

export const stockReplies = { search, 'stock low': low, 'stock set': changed, 'stock add': changed };
