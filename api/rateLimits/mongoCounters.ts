import type { Connection } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { type Counters, type Limiters, limitersOf } from './counters.js';
import type { RateLimit } from './rateLimits.js';

/**
 * Counts tries for the rate limits in the shop's own database. It does not wait for the journal, because a
 * lost count costs little.
 */
export class MongoCounters implements Counters {
  private readonly limiters: Limiters;

  constructor(connection: Connection, factor: number) {
    const storeClient = connection.getClient().db(connection.name, { writeConcern: { w: 1 } });
    const store = { storeClient, tableName: 'rates', disableIndexesCreation: true };
    this.limiters = limitersOf(factor, (allowance) => new RateLimiterMongo({ ...store, ...allowance }));
  }

  async count(act: 'consume' | 'reward', rate: RateLimit, key: string): Promise<void> {
    await this.limiters[rate][act](key);
  }
}
