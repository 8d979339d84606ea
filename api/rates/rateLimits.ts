import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../common/domainError.js';
import { CONFIG, type Config } from '../config.js';
import { type Rate, rates } from './rates.js';

/** Counters that all API processes share. A lost one costs little: they are written without waiting for the journal. */
const storeOn = (connection: Connection) =>
  connection.getClient().db(connection.name, { writeConcern: { w: 1 } });

/** No email and no network address is kept. */
const keyOf = (who: readonly string[]) => createHash('sha256').update(who.join('\n')).digest('base64url');

const tooMany = ({ msBeforeNext }: RateLimiterRes) => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new DomainError('rateLimited', { values: { seconds }, headers: { 'retry-after': String(seconds) } });
};

/** Counts tries, and says no with a time to wait. */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<Rate, RateLimiterMongo>;

  constructor(@InjectConnection() connection: Connection, @Inject(CONFIG) config: Config) {
    const storeClient = storeOn(connection);
    const limiterOf = (rate: Rate) =>
      new RateLimiterMongo({
        storeClient,
        tableName: 'rates',
        keyPrefix: rate,
        points: Math.max(1, Math.round(rates[rate].points * config.RATE_LIMIT_FACTOR)),
        duration: rates[rate].seconds,
        disableIndexesCreation: true,
      });
    const names = Object.keys(rates) as Rate[]; // Object.keys forgets the names
    this.limiters = Object.fromEntries(names.map((rate) => [rate, limiterOf(rate)])) as Record<
      Rate,
      RateLimiterMongo
    >;
  }

  /** Takes one try before the work begins, so that tries at once cannot slip through. @throws DomainError `rateLimited` */
  async spend(rate: Rate, ...who: string[]): Promise<void> {
    try {
      await this.limiters[rate].consume(keyOf(who));
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
    }
  }

  /** Gives a try back that turned out not to count. */
  async giveBack(rate: Rate, ...who: string[]): Promise<void> {
    await this.limiters[rate].reward(keyOf(who));
  }
}
