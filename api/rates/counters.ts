import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { type Rate, rates } from './rates.js';

/** Where tries are counted, for all API processes together. */
export interface Counters {
  /** Takes a try (`consume`) or gives one back (`reward`). @throws RateLimiterRes when none is left */
  count(act: 'consume' | 'reward', rate: Rate, key: string): Promise<void>;
}

/** One limiter a rate. */
export type Limiters = Record<Rate, RateLimiterAbstract>;

interface Allowance {
  keyPrefix: string;
  points: number;
  /** s */
  duration: number;
}

const names = Object.keys(rates) as Rate[]; // Object.keys forgets the names

/** @param factor multiplies every rate; one try is always left */
export const limitersOf = (factor: number, limiterOf: (allowance: Allowance) => RateLimiterAbstract) =>
  Object.fromEntries(
    names.map((rate) => {
      const points = Math.max(1, Math.round(rates[rate].points * factor));
      return [rate, limiterOf({ keyPrefix: rate, points, duration: rates[rate].seconds })];
    }),
  ) as Limiters; // every name of `rates` is there
