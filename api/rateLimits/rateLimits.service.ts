import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { BACKGROUND } from '../common/background.js';
import { DEPENDENCIES, type Dependencies } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import { CONFIG, type Config } from '../config/config.js';
import type { Counters } from './counters.js';
import { MongoCounters } from './mongoCounters.js';
import type { RateLimit } from './rateLimits.js';
import type { RedisCounters } from './redisCounters.js';

/** Hashes the key of a counter, so that no email and no network address is stored. */
const keyOf = (who: readonly string[]) => createHash('sha256').update(who.join('\n')).digest('base64url');

const tooMany = ({ msBeforeNext }: RateLimiterRes) => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new DomainError('rateLimited', { values: { seconds }, headers: { 'retry-after': String(seconds) } });
};

/** Enforces the rate limits; an error names the time to wait. */
@Injectable()
export class RateLimitsService implements OnModuleInit, OnModuleDestroy {
  private counters: Counters;
  private redis?: RedisCounters;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BACKGROUND) private readonly background: boolean,
    @Inject(DEPENDENCIES) private readonly dependencies: Dependencies,
  ) {
    this.counters = new MongoCounters(connection, config.RATE_LIMIT_FACTOR);
  }

  async onModuleInit(): Promise<void> {
    const { REDIS_URL, RATE_LIMIT_FACTOR } = this.config;
    if (!REDIS_URL || !this.background) return;
    const { RedisCounters } = await import('./redisCounters.js');
    const times = this.dependencies.redis;
    this.counters = this.redis = new RedisCounters(REDIS_URL, RATE_LIMIT_FACTOR, this.counters, times);
    await this.redis.open();
  }

  onModuleDestroy(): void {
    this.redis?.close();
  }

  /**
   * Takes a try of a rate limit before the work begins, so that parallel tries cannot exceed the limit.
   * @throws DomainError `rateLimited`
   */
  async spend(rate: RateLimit, ...who: string[]): Promise<void> {
    const refused = await this.consume(rate, who);
    if (refused) throw tooMany(refused);
  }

  /** Takes a try of a rate limit. @returns whether one was left */
  async isLeft(rate: RateLimit, ...who: string[]): Promise<boolean> {
    return !(await this.consume(rate, who));
  }

  private async consume(rate: RateLimit, who: readonly string[]): Promise<RateLimiterRes | undefined> {
    try {
      await this.counters.count('consume', rate, keyOf(who));
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }

  /** Gives a try of a rate limit back, such as that of a login that succeeded. */
  async giveBack(rate: RateLimit, ...who: string[]): Promise<void> {
    await this.counters.count('reward', rate, keyOf(who));
  }
}
