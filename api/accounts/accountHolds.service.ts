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

interface Seen {
  version: Version;
  email: string;
}

/** An account before records of its customer were read: the lock is for this version and email only. */
export interface Hold extends Seen {
  userId: string;
  isLocked: boolean;
}

const counted = { $inc: { changes: 1 } } as const;

/** Serializes writes for a customer, and refuses them after account deletion. */
@Injectable()
export class AccountHoldsService {
  /** The last committed versions that this process has seen. If another has written since, the lock fails. */
  private readonly seen = new LRUCache<string, Seen>(entryLimit(cacheSize));

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
    let held: Seen | undefined;
    const result = await transact(this.connection, async (session) => {
      held = await this.lock(userId, session);
      return work(session);
    });
    this.seen.set(userId, held);
    return result;
  }

  /**
   * Reads records of a customer outside of a transaction, then writes in one that begins with `lockAll`. If another
   * transaction wrote for the customer since before the reads, it reads and writes again.
   * @param write runs the transaction, and may throw StaleReadError
   * @throws DomainError `notReady`, `sessionEnded`
   */
  async readThenWrite<Read, Result>(
    userId: string,
    read: () => Promise<Read>,
    write: (read: Read, hold: Hold) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const { version, email } = await this.see(userId);
      const hold: Hold = { userId, version, email, isLocked: false };
      try {
        const records = await read();
        const result = await write(records, hold);
        // not before the transaction ends: until then others do not see what it writes
        if (hold.isLocked) this.seen.set(userId, { version: (version ?? 0) + 1, email });
        return result;
      } catch (error) {
        if (!(await this.isOutdated(error, hold))) throw error;
        this.seen.delete(userId);
      }
    }
    throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
  }

  /**
   * Locks accounts as `during` does, in one command.
   * @throws StaleReadError when one has been written or deleted since, or has another email
   */
  async lockAll(holds: readonly Hold[], session: ClientSession): Promise<void> {
    const locks = holds.map(({ userId, version, email }) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(userId), changes: version ?? null, email },
        update: counted,
      },
    }));
    const { matchedCount } = await this.users.collection.bulkWrite(locks, { session });
    if (matchedCount < holds.length) throw new StaleReadError();
    for (const hold of holds) hold.isLocked = true;
  }

  /**
   * Tells whether an error comes from reads that others have overtaken. The reads are no snapshot: without the
   * lock, an error that rests on them counts only if nobody wrote for the customer since.
   */
  private async isOutdated(error: unknown, { userId, version }: Hold): Promise<boolean> {
    if (error instanceof StaleReadError) return true;
    if (!(error instanceof DomainError)) return false;
    this.seen.delete(userId);
    return (await this.see(userId)).version !== version;
  }

  private async see(userId: string): Promise<Seen> {
    const known = this.seen.get(userId);
    if (known) return known;
    const user = await this.users
      .findById(userId, { changes: 1, email: 1 })
      .lean<Pick<UserRecord, 'email'> & Partial<UserRecord>>();
    if (!user) throw new DomainError('sessionEnded');
    return { version: user.changes, email: user.email };
  }

  private async lock(userId: string, session: ClientSession): Promise<Seen> {
    const held = await this.users.collection.findOneAndUpdate({ _id: new Types.ObjectId(userId) }, counted, {
      session,
      returnDocument: 'after',
      projection: { changes: 1, email: 1 },
    });
    if (!held) throw new DomainError('sessionEnded');
    const { changes: version, email } = held as unknown as Pick<UserRecord, 'changes' | 'email'>; // as projected
    return { version, email };
  }
}
