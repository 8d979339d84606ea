import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Circuit } from '../common/circuit.js';
import type { Dependencies } from '../common/deadlines.js';
import { type Counters, type Limiters, limitersOf } from './counters.js';
import type { RateLimit } from './rateLimits.js';
import { rateLimitsPrefix, redisAt, whereIs, wordsOfRedis } from './redisServer.js';

/**
 * Counts tries for the rate limits in Redis. While Redis fails, the counters in `insurance` count instead: no
 * call waits, and every limit still holds.
 */
export class RedisCounters implements Counters {
  private readonly redis: Redis;
  private readonly limiters: Limiters;
  private readonly circuit: Circuit;
  private lastError?: unknown;

  constructor(
    url: string,
    factor: number,
    private readonly insurance: Counters,
    private readonly times: Dependencies['redis'],
  ) {
    this.redis = redisAt(url, times);
    this.redis.on('error', (error) => (this.lastError = error));
    const store = { storeClient: this.redis, rejectIfRedisNotReady: true };
    this.limiters = limitersOf(
      factor,
      ({ keyPrefix, ...allowance }) =>
        new RateLimiterRedis({ ...store, ...allowance, keyPrefix: `${rateLimitsPrefix}:${keyPrefix}` }),
    );
    this.circuit = new Circuit({
      dependency: 'redis',
      ...times,
      isFailure: (error) => !(error instanceof RateLimiterRes),
      log: new Logger('RateLimits'),
      name: `Redis at ${whereIs(url)}`,
      meanwhile: 'rate limits are counted in MongoDB',
      reasonOf: (error) => wordsOfRedis(this.redis.status === 'ready' ? error : (this.lastError ?? error)),
    });
  }

  /** Waits briefly for the first connection to Redis; later attempts run in the background. */
  async open(): Promise<void> {
    await this.circuit.run(this.times.connect, () => this.redis.connect()).catch(() => undefined); // it is logged
  }

  close(): void {
    this.redis.disconnect();
  }

  async count(act: 'consume' | 'reward', rate: RateLimit, key: string): Promise<void> {
    try {
      await this.circuit.run(this.times.total, () => this.limiters[rate][act](key));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      await this.insurance.count(act, rate, key);
    }
  }
}
