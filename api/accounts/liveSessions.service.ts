import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, type mongo, Types } from 'mongoose';
import { BACKGROUND } from '../common/background.js';
import type { Customer } from '../common/call.js';
import { entryLimit } from '../common/entryLimit.js';
import type { SessionRecord } from './session.schema.js';

/** A live session as it was read; times are by MongoDB's clock. */
interface ReadSession {
  user: Customer;
  expiresAt: Date;
  readAt: Date;
}

interface CachedSession extends ReadSession {
  /** The time of the read by the monotonic clock of this process, in ms. */
  since: number;
}

const cacheSize = 50_000;
/** ms after which a cached session is read again in any case. */
const maxAge = 60_000;
/** ms that a request for changes waits for one. */
const maxAwaitTimeMS = 250;
/** ms after which the change stream counts as behind, and sessions are read from the database. */
const maxLag = 700;
/** ms before a broken change stream is opened again. */
const retryAfter = 1_000;

const personal = ['role', 'status', 'name', 'email'].map((field) => ({
  [`updateDescription.updatedFields.${field}`]: { $exists: true },
}));

/** Selects what can end a session or change its user; orders and logins also write to accounts. */
const relevant = {
  $or: [
    { operationType: { $in: ['drop', 'rename', 'dropDatabase', 'invalidate'] } },
    { 'ns.coll': { $in: ['sessions', 'users'] }, operationType: { $in: ['delete', 'replace'] } },
    { 'ns.coll': 'users', operationType: 'update', $or: personal },
  ],
};

type Change = mongo.ChangeStreamDocument;
type Changes = mongo.ChangeStream<mongo.BSON.Document, Change>;

/**
 * Finds the users of live sessions, and caches them, so that a call needs no query. A session that this process ends is
 * forgotten at once. Those that other processes end are forgotten when MongoDB's change stream tells it; while
 * the stream is behind, nothing is cached (docs/security.md).
 */
@Injectable()
export class LiveSessionsService implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Sessions');
  private readonly stopping = new AbortController();
  private readonly cache = new LRUCache<string, CachedSession>(entryLimit(cacheSize));
  /** Counts what was forgotten. A read that began before is not cached. */
  private forgotten = 0;
  /** When the change stream was last known to be up to date, by the monotonic clock. */
  private freshAt = -Infinity;
  private running?: Promise<void>;
  private stream: Changes | undefined;

  constructor(
    @InjectModel('Session') private readonly sessions: Model<SessionRecord>,
    @InjectConnection() private readonly connection: Connection,
    @Inject(BACKGROUND) private readonly background: boolean,
  ) {}

  onModuleInit(): void {
    if (this.background) this.running = this.keepFresh();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await (this.stream ? this.stream.close() : this.running); // the reader of a closed stream ends later
  }

  /**
   * Returns the user of a live session; undefined if the session or the account is gone, the account is
   * blocked, or the token has expired by MongoDB's clock. What ends a session here counts at once, and in
   * other processes within a second (docs/security.md).
   */
  async user(sessionId: string, userId: string, tokenExpiresAt: Date): Promise<Customer | undefined> {
    if (performance.now() - this.freshAt > maxLag) return this.storedUser(sessionId, userId, tokenExpiresAt);
    const known = this.cache.get(sessionId);
    if (known && known.user.id === userId) {
      const age = performance.now() - known.since;
      const now = known.readAt.getTime() + age;
      if (age < maxAge && now < Math.min(known.expiresAt.getTime(), tokenExpiresAt.getTime()))
        return known.user;
    }
    const [before, since] = [this.forgotten, performance.now()];
    const found = await this.read(sessionId, userId, tokenExpiresAt);
    if (found && this.forgotten === before) this.cache.set(sessionId, { ...found, since });
    return found?.user;
  }

  /** Returns the user of a live session as stored now, as `user` does. */
  async storedUser(sessionId: string, userId: string, tokenExpiresAt?: Date): Promise<Customer | undefined> {
    return (await this.read(sessionId, userId, tokenExpiresAt))?.user;
  }

  private async read(
    sessionId: string,
    userId: string,
    tokenExpiresAt?: Date,
  ): Promise<ReadSession | undefined> {
    const ends = tokenExpiresAt ? ['$expiresAt', tokenExpiresAt] : ['$expiresAt'];
    const [found] = await this.sessions.aggregate<ReadSession>([
      {
        $match: {
          _id: sessionId,
          userId: new Types.ObjectId(userId),
          $expr: { $gt: [{ $min: ends }, '$$NOW'] },
        },
      },
      { $lookup: { from: 'users', localField: 'userId', foreignField: '_id', as: 'account' } },
      { $match: { 'account.status': 'Active' } },
      {
        $project: {
          _id: 0,
          user: {
            id: { $toString: '$userId' },
            sessionId: '$_id',
            role: { $first: '$account.role' },
            name: { $first: '$account.name' },
            email: { $first: '$account.email' },
          },
          expiresAt: 1,
          readAt: '$$NOW',
        },
      },
    ]);
    return found;
  }

  forget(sessionId: string): void {
    this.forgotten += 1;
    this.cache.delete(sessionId);
  }

  /** Forgets all sessions of an account. */
  forgetUser(userId: string): void {
    this.forgotten += 1;
    for (const [sessionId, { user }] of this.cache) if (user.id === userId) this.cache.delete(sessionId);
  }

  private forgetAll(): void {
    this.forgotten += 1;
    this.cache.clear();
  }

  private async keepFresh(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.follow(signal);
      } catch (error) {
        if (!signal.aborted)
          this.log.warn(`lost the changes of sessions and reads each one: ${String(error)}`);
      }
      this.freshAt = -Infinity;
      this.forgetAll();
      await pause(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { db } = this.connection;
    if (!db) throw new Error('the database is not connected');
    const stream = db.watch([{ $match: relevant }], { maxAwaitTimeMS });
    this.stream = stream;
    try {
      while (!signal.aborted) {
        const asked = performance.now();
        const change = await stream.tryNext();
        if (change) this.take(change);
        else this.freshAt = asked;
      }
    } finally {
      this.stream = undefined;
      await stream.close();
    }
  }

  /** @throws Error when collections changed as a whole */
  private take(change: Change): void {
    if (!('documentKey' in change))
      throw new Error(`its collections changed as a whole (${change.operationType})`);
    const id = String(change.documentKey._id);
    if (change.ns.coll === 'sessions') this.forget(id);
    else this.forgetUser(id);
  }
}
