import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { type RateLimit, rateLimits } from './rateLimits.js';

/** Where tries are counted, for all API processes together. */
export interface Counters {
  /** Takes a try (`consume`) or gives one back (`reward`). @throws RateLimiterRes when none is left */
  count(act: 'consume' | 'reward', rate: RateLimit, key: string): Promise<void>;
}

/** One limiter a rate. */
export type Limiters = Record<RateLimit, RateLimiterAbstract>;

interface Allowance {
  keyPrefix: string;
  points: number;
  /** s */
  duration: number;
}

const names = Object.keys(rateLimits) as RateLimit[]; // Object.keys forgets the names

/** @param factor multiplies every rate; one try is always left */
export const limitersOf = (factor: number, limiterOf: (allowance: Allowance) => RateLimiterAbstract) =>
  Object.fromEntries(
    names.map((rate) => {
      const points = Math.max(1, Math.round(rateLimits[rate].points * factor));
      return [rate, limiterOf({ keyPrefix: rate, points, duration: rateLimits[rate].seconds })];
    }),
  ) as Limiters; // every name of `rates` is there
