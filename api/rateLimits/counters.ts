import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { type RateLimit, rateLimits } from './rateLimits.js';

/** Counts tries for the rate limits, for all API processes together. */
export interface Counters {
  /**
   * Takes a try of a rate limit (`consume`) or gives it back (`reward`).
   * @throws RateLimiterRes if no try is left
   */
  count(act: 'consume' | 'reward', rate: RateLimit, key: string): Promise<void>;
}

/** Holds one limiter per rate limit. */
export type Limiters = Record<RateLimit, RateLimiterAbstract>;

interface Allowance {
  keyPrefix: string;
  points: number;
  /** The period for which tries are counted, in seconds. */
  duration: number;
}

const names = Object.keys(rateLimits) as RateLimit[]; // Object.keys loses the key type

/**
 * Creates one limiter per rate limit.
 * @param factor multiplies every limit that is not fixed; at least one try is always allowed
 */
export const limitersOf = (factor: number, limiterOf: (allowance: Allowance) => RateLimiterAbstract) =>
  Object.fromEntries(
    names.map((rate) => {
      const { points: tries, seconds, ...limit } = rateLimits[rate];
      const points = 'fixed' in limit ? tries : Math.max(1, Math.round(tries * factor));
      return [rate, limiterOf({ keyPrefix: rate, points, duration: seconds })];
    }),
  ) as Limiters; // every key of `rateLimits` is there
