import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { entryLimit } from '../common/entryLimit.js';
import { StaleReadError, tooBusy, transact } from '../database/transact.js';
import type { UserRecord } from './user.schema.js';

const cacheSize = 50_000;
const tries = 5;

/** The number of transactions that have written for a customer; undefined in accounts from before it was counted. */
type Version = number | undefined;

/** The version of an account before records of its customer were read. */
export interface Hold {
  readonly userId: string;
  readonly version: Version;
  /** If set, `lockAll` succeeds only while it is the email of the account. */
  email: string | undefined;
  /** Set by `lockAll`: after its transaction the version is one higher. */
  isLocked: boolean;
}

/** Returns the version of an account after a transaction that has locked it. */
export const versionAfter = ({ version }: Hold): number => (version ?? 0) + 1;

/** Makes an order that is being placed for the account start again. */
const written = { $inc: { changes: 1 } } as const;

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
      version = await this.lock(userId, session);
      return work(session);
    });
    this.versions.set(userId, { version });
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
    read: (hold: Hold) => Promise<Read>,
    write: (read: Read, hold: Hold) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const hold = { userId, ...(await this.versionOf(userId)), isLocked: false };
      try {
        const records = await read(hold);
        const result = await write(records, hold);
        // not before the transaction ends: until then others do not see what it writes
        if (hold.isLocked) this.versions.set(userId, { version: versionAfter(hold) });
        return result;
      } catch (error) {
        this.versions.delete(userId); // also when it may be stored, because the version may have risen then
        if (!(await this.isOutdated(error, hold))) throw error;
      }
    }
    throw tooBusy();
  }

  /**
   * Locks accounts as `during` does, in one command.
   * @throws StaleReadError with the accounts that were written or deleted since, or have another email
   */
  async lockAll(holds: readonly Hold[], session: ClientSession): Promise<void> {
    const locks = holds.map(({ userId, version, email }) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(userId), changes: version ?? null, ...(email && { email }) },
        update: written,
      },
    }));
    const { matchedCount } = await this.users.collection.bulkWrite(locks, { session });
    if (matchedCount < holds.length) throw new StaleReadError(await this.staleOf(holds));
    for (const hold of holds) hold.isLocked = true;
  }

  /** Returns the accounts that are not as they were. Outside of the transaction, its own locks do not show. */
  private async staleOf(holds: readonly Hold[]): Promise<string[]> {
    const ids = holds.map(({ userId }) => new Types.ObjectId(userId));
    const found = await this.users
      .find({ _id: { $in: ids } }, { changes: 1, email: 1 })
      .lean<(Pick<UserRecord, '_id' | 'email'> & { changes?: number })[]>();
    const accounts = new Map(found.map((account) => [account._id.toHexString(), account]));
    return holds.flatMap(({ userId, version, email }) => {
      const account = accounts.get(userId);
      const isSame = account && account.changes === version && (!email || account.email === email);
      return isSame ? [] : [userId];
    });
  }

  /**
   * Tells whether an error comes from reads that others have overtaken. The reads are no snapshot: without the
   * lock, an error that rests on them counts only if nobody wrote for the customer since.
   */
  private async isOutdated(error: unknown, { userId, version }: Hold): Promise<boolean> {
    if (error instanceof StaleReadError) return true;
    if (!(error instanceof DomainError)) return false;
    return (await this.versionOf(userId)).version !== version;
  }

  /** Returns the version, and the email if the account had to be read. */
  private async versionOf(userId: string): Promise<Pick<Hold, 'version' | 'email'>> {
    const known = this.versions.get(userId);
    if (known) return { version: known.version, email: undefined };
    const user = await this.users
      .findById(userId, { changes: 1, email: 1 })
      .lean<Pick<UserRecord, 'email'> & Partial<UserRecord>>();
    if (!user) throw new DomainError('sessionEnded');
    return { version: user.changes, email: user.email };
  }

  private async lock(userId: string, session: ClientSession): Promise<Version> {
    const held = await this.users.collection.findOneAndUpdate({ _id: new Types.ObjectId(userId) }, written, {
      session,
      returnDocument: 'after',
      projection: { changes: 1 },
    });
    if (!held) throw new DomainError('sessionEnded');
    return (held as unknown as Pick<UserRecord, 'changes'>).changes; // as projected
  }
}
