import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Counters, type Limiters, limitersOf } from './counters.js';
import type { RateLimit } from './rateLimits.js';
import { firstConnection, rateLimitsPrefix, redisAt, whereIs, wordsOfRedis } from './redisServer.js';

/**
 * Counts tries for the rate limits in Redis. While Redis fails, the counters in `insurance` count instead: no
 * call waits, and every limit still holds.
 */
export class RedisCounters implements Counters {
  private readonly log = new Logger('RateLimits');
  private readonly redis: Redis;
  private readonly limiters: Limiters;
  private readonly where: string;
  private lastError?: unknown;
  private away = false;

  constructor(
    url: string,
    factor: number,
    private readonly insurance: Counters,
  ) {
    this.where = whereIs(url);
    this.redis = redisAt(url);
    this.redis.on('error', (error) => (this.lastError = error));
    const store = { storeClient: this.redis, rejectIfRedisNotReady: true };
    this.limiters = limitersOf(
      factor,
      ({ keyPrefix, ...allowance }) =>
        new RateLimiterRedis({ ...store, ...allowance, keyPrefix: `${rateLimitsPrefix}:${keyPrefix}` }),
    );
  }

  async open(): Promise<void> {
    await firstConnection(this.redis).catch((error: unknown) => this.noteAway(error));
  }

  close(): void {
    this.redis.disconnect();
  }

  async count(act: 'consume' | 'reward', rate: RateLimit, key: string): Promise<void> {
    try {
      await this.limiters[rate][act](key);
      this.noteBack();
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) return this.countElsewhere(error, act, rate, key);
      this.noteBack();
      throw error;
    }
  }

  private countElsewhere(error: unknown, ...count: Parameters<Counters['count']>): Promise<void> {
    this.noteAway(error);
    return this.insurance.count(...count);
  }

  private noteAway(error: unknown): void {
    if (this.away) return;
    this.away = true;
    const why = wordsOfRedis(this.redis.status === 'ready' ? error : (this.lastError ?? error));
    this.log.warn(
      `Redis at ${this.where} is away (${why}): rate limits are counted in MongoDB until it is back`,
    );
  }

  private noteBack(): void {
    if (!this.away) return;
    this.away = false;
    this.log.warn(`Redis at ${this.where} is back, and counts rate limits again`);
  }
}
