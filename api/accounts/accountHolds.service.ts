import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { entryLimit } from '../common/entryLimit.js';
import { StaleReadError, transact } from '../database/transact.js';
import type { UserRecord } from './user.schema.js';

const cacheSize = 50_000;
const tries = 5;

/** The number of transactions that have written for a customer; undefined in accounts from before it was counted. */
type Version = number | undefined;

interface Held {
  version: number;
  email: string;
}

/** Serializes writes for a customer, and refuses them after account deletion. */
@Injectable()
export class AccountHoldsService {
  /** The last committed versions that this process has seen. If another has written since, the lock fails. */
  private readonly versions = new LRUCache<string, { version: Version }>(entryLimit(cacheSize));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /**
   * Runs a transaction during which nothing else is written for the customer: it locks the account, and another
   * transaction that locks or deletes the account conflicts with it.
   * @throws DomainError `notReady`, `sessionEnded` if the account was deleted
   */
  async during<Result>(userId: string, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    let version: Version;
    const result = await transact(this.connection, async (session) => {
      const held = await this.lock(userId, {}, session);
      if (!held) throw new DomainError('sessionEnded');
      version = held.version;
      return work(session);
    });
    this.versions.set(userId, { version });
    return result;
  }

  /**
   * Reads records of a customer outside of a transaction, then writes in one that begins with `hold`. If another
   * transaction wrote for the customer since before the reads, it reads and writes again.
   * @param write runs the transaction, and may throw StaleReadError; `hold` locks the account as `during` does,
   * and returns its email
   * @throws DomainError `notReady`, `sessionEnded`
   */
  async readThenWrite<Read, Result>(
    userId: string,
    read: () => Promise<Read>,
    write: (read: Read, hold: (transaction: ClientSession) => Promise<string>) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const before = await this.version(userId);
      let after: Version;
      try {
        const records = await read();
        const result = await write(records, async (transaction) => {
          const { email, version } = await this.lockAt(userId, before, transaction);
          after = version;
          return email;
        });
        // not before the transaction ends: until then others do not see what it writes
        if (after !== undefined) this.versions.set(userId, { version: after });
        return result;
      } catch (error) {
        if (!(await this.isOutdated(error, userId, before))) throw error;
        this.versions.delete(userId);
      }
    }
    throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
  }

  /**
   * Tells whether an error comes from reads that others have overtaken. The reads are no snapshot: without the
   * lock, an error that rests on them counts only if nobody wrote for the customer since.
   */
  private async isOutdated(error: unknown, userId: string, before: Version): Promise<boolean> {
    if (error instanceof StaleReadError) return true;
    if (!(error instanceof DomainError)) return false;
    this.versions.delete(userId);
    return (await this.version(userId)) !== before;
  }

  private async lockAt(userId: string, version: Version, session: ClientSession): Promise<Held> {
    const held = await this.lock(userId, { changes: version ?? null }, session);
    if (held) return held;
    if (await this.users.exists({ _id: userId }).session(session)) throw new StaleReadError();
    throw new DomainError('sessionEnded');
  }

  private async version(userId: string): Promise<Version> {
    const known = this.versions.get(userId);
    if (known) return known.version;
    const user = await this.users.findById(userId, { changes: 1 }).lean<Partial<UserRecord>>();
    if (!user) throw new DomainError('sessionEnded');
    return user.changes;
  }

  private async lock(userId: string, at: object, session: ClientSession): Promise<Held | undefined> {
    const held = await this.users.collection.findOneAndUpdate(
      { _id: new Types.ObjectId(userId), ...at },
      { $inc: { changes: 1 } },
      { session, returnDocument: 'after', projection: { changes: 1, email: 1 } },
    );
    if (!held) return undefined;
    const { changes: version, email } = held as unknown as Pick<UserRecord, 'changes' | 'email'>; // as projected
    return { version, email };
  }
}
