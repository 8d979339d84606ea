import mongoose from 'mongoose';
import { wordsOf } from '../../api/common/wordsOf.js';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import type { RatingRecord } from '../../api/ratings/rating.schema.js';
import { pick, seeded } from '../random.js';
import { demoId } from './demoCustomers.js';

/** Texts that fit any product, by their stars. They say themselves that they belong to the demo. */
const texts: Readonly<Record<number, readonly [string, ...string[]]>> = {
  5: ['Demo review: well packed, and on time.', 'Demo review: we buy it every week.'],
  4: ['Demo review: good value for the price.', 'Demo review: as described.'],
  3: ['Demo review: fine, but the pack is smaller than I thought.'],
  2: ['Demo review: the pack was dented.'],
};

/** One rating in so many waits for an admin, and one in so many has a text. */
const waiting = 4;
const written = 3;

const starsOf = (random: number): number => {
  if (random < 0.5) return 5;
  if (random < 0.8) return 4;
  return random < 0.93 ? 3 : 2;
};

/**
 * Makes the ratings that demo customers gave to products of their delivered demo orders, at most one for each customer
 * and product. They are the same each time except for their times.
 */
export const demoRatings = (orders: readonly OrderRecord[]): RatingRecord[] => {
  const ratings = new Map<string, RatingRecord>();
  const delivered = orders.filter(({ status }) => status === 'delivered');
  for (const { userId, orderId, lines, customer, history } of delivered)
    for (const { productId, name: product } of lines) {
      const key = `${String(userId)} ${String(productId)}`;
      const random = seeded(`demo rating ${key}`);
      const stars = starsOf(random());
      const number = ratings.size;
      const text = number % written === 0 ? pick(texts[stars] ?? ['Demo review.'], key) : '';
      const name = text && customer.name;
      if (userId && !ratings.has(key) && random() < 0.7)
        ratings.set(key, {
          ...{
            _id: demoId(`rating ${key}`),
            userId,
            productId: new mongoose.Types.ObjectId(String(productId)),
            product,
            orderId,
          },
          ...{ stars, text, name, state: text && number % waiting === 0 ? 'pending' : 'approved' },
          at: history.at(-1)?.at ?? new Date(),
          revision: 1,
          search: [...new Set([product, orderId, name, text].flatMap(wordsOf))],
        });
    }
  return [...ratings.values()];
};

/** Counts the approved ratings of each product by their stars. */
export const starCountsOf = (ratings: readonly RatingRecord[]): Map<string, number[]> => {
  const counts = new Map<string, number[]>();
  for (const { productId, stars, state } of ratings) {
    if (state !== 'approved') continue;
    const known = counts.get(String(productId)) ?? [0, 0, 0, 0, 0];
    known[stars - 1] = (known[stars - 1] ?? 0) + 1;
    counts.set(String(productId), known);
  }
  return counts;
};
