import { AsyncResource } from 'node:async_hooks';
import mongoose from 'mongoose';
import { deadlines } from '../common/deadlines.js';
import { isConnectionLost, isUnreachable } from '../common/outage.js';
import { OtherVersionError, StaleReadError, tooBusy, transact } from './transact.js';

/** ms for which a transaction waits for the former one, which may hang because the database is away. */
const formerTimeout = 20;
/** A transaction of more calls or keys would hold the event loop and its locks for longer, and fail more often. */
const [maxCalls, maxKeys] = [20, 100];

/** A call that writes for a customer. */
export interface SharedWrite {
  userId: string;
  /** The time in ms by which it is written, or not at all. */
  until: number;
}

/** Returns the ms that are left for a transaction of these calls. */
export const timeLeft = (calls: readonly SharedWrite[]): number =>
  Math.min(...calls.map(({ until }) => until)) - Date.now();

interface Options<Call> {
  /** Writes calls, each of another customer, in one transaction by `run`. Only `run` may have effects. */
  write: (calls: readonly Call[], run: typeof transact) => Promise<void>;
  /** Returns what no other transaction of this process may write meanwhile. The calls of one transaction share it. */
  keysOf?: (call: Call) => readonly string[];
  /** Tells whether a call may share a transaction with others; by default it may. */
  fits?: (others: readonly Call[], call: Call) => boolean;
}

/** A call that waits to be written. */
interface Turn<Call> {
  call: Call;
  keys: readonly string[];
  since: number;
  mustBeAlone: boolean;
  /** Runs work as part of the request that made the call. */
  context: AsyncResource;
  done: () => void;
  fail: (error: unknown) => void;
}

const isLate = ({ call, since }: Turn<SharedWrite>): boolean =>
  Date.now() >= call.until || Date.now() - since > deadlines.otherOrders;

/** Ends a transaction of several calls, because one of them cannot be written now. Then nothing is stored. */
class NothingStoredError extends Error {
  constructor(cause: unknown) {
    super('one of several calls cannot be written', { cause });
    this.name = 'NothingStoredError';
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('TransientTransactionError');

/**
 * Returns `transact` for several calls. The driver repeats it after a lost connection, and once after a conflict; any
 * other error of the work ends it.
 * @param progress is told whether the transaction may be stored, which is so from the end of its work
 */
const transactOrNothing =
  (progress: { mayBeStored: boolean; conflicts: number }): typeof transact =>
  (connection, work, timeoutMS) =>
    transact(
      connection,
      async (session) => {
        progress.mayBeStored = false;
        try {
          const result = await work(session);
          progress.mayBeStored = true;
          return result;
        } catch (error) {
          // repeated in the same session, which ends what the server still has of it
          if (isConnectionLost(error)) throw error;
          if (error instanceof OtherVersionError) throw error; // at most once for each call
          if (isConflict(error) && progress.conflicts++ === 0) throw error;
          throw new NothingStoredError(error);
        }
      },
      timeoutMS,
    );

/**
 * Writes calls of several customers in shared transactions, because most of the time of a small transaction goes
 * into its commands and its commit. A call alone is written at once. While one transaction is written, the next calls
 * collect. A call whose keys are in use waits, and holds up only those that want one of its keys too (ADR 75).
 */
export class SharedTransactions<Call extends SharedWrite> {
  /** In the order of their arrival. */
  private waiting: Turn<Call>[] = [];
  private readonly keysInUse = new Set<string>();
  /** The last transaction of several calls, while the next one waits for it. */
  private running: readonly Turn<Call>[] | undefined;
  private isScheduled = false;

  constructor(private readonly options: Options<Call>) {}

  /**
   * Writes a call. If a transaction of several calls cannot be written, nothing of it is stored, and each of its calls
   * is written alone, with an error of its own.
   * @throws DomainError `notReady`; StaleReadError; an error of `write`
   */
  add(call: Call): Promise<void> {
    return new Promise((done, fail) => {
      const keys = this.options.keysOf?.(call) ?? [];
      const mustBeAlone = !this.fit([], call);
      const context = new AsyncResource('SharedTransactions');
      this.waiting.push({ call, keys, since: Date.now(), mustBeAlone, context, done, fail });
      this.schedule();
    });
  }

  private fit(others: readonly Turn<Call>[], call: Call): boolean {
    const calls = others.map((turn) => turn.call);
    return this.options.fits?.(calls, call) ?? true;
  }

  /** Begins transactions in the next turn of the event loop, when the requests that have arrived by now are here. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.begin();
    });
  }

  /** Begins what can be written now. Of the calls that want the same key, the first goes first. */
  private begin(): void {
    const taken = new Set(this.keysInUse);
    const together: Turn<Call>[] = [];
    const keysOfAll = new Set<string>();
    const alone: Turn<Call>[] = [];
    const { waiting } = this;
    this.waiting = [];
    const put = (turn: Turn<Call>, place: Turn<Call>[], keys: Set<string>) => {
      place.push(turn);
      for (const key of turn.keys) keys.add(key);
    };
    const admit = (turn: Turn<Call>) => {
      if (isLate(turn)) throw tooBusy();
      const isFull = together.length >= maxCalls || keysOfAll.size >= maxKeys;
      if (turn.keys.some((key) => taken.has(key))) put(turn, this.waiting, taken);
      else if (!turn.mustBeAlone && (this.running !== undefined || isFull))
        put(turn, this.waiting, keysOfAll);
      else if (!turn.mustBeAlone && this.fit(together, turn.call)) put(turn, together, keysOfAll);
      else {
        turn.mustBeAlone = true;
        const mustWait = turn.keys.some((key) => keysOfAll.has(key));
        put(turn, mustWait ? this.waiting : alone, taken);
      }
    };
    for (const turn of waiting)
      try {
        admit(turn);
      } catch (error) {
        turn.fail(error);
      }
    if (together.length) this.startShared(together);
    for (const turn of alone) this.start([turn]);
  }

  /** The next transaction of several calls waits for the end of this one, but not for long. */
  private startShared(turns: readonly Turn<Call>[]): void {
    this.running = turns;
    const leave = () => {
      if (this.running === turns) this.running = undefined;
      this.schedule();
    };
    const timer = setTimeout(leave, formerTimeout);
    this.start(turns, () => {
      clearTimeout(timer);
      leave();
    });
  }

  private start(turns: readonly Turn<Call>[], ended = () => this.schedule()): void {
    const keys = turns.flatMap((turn) => turn.keys);
    for (const key of keys) this.keysInUse.add(key);
    const leave = (alone: readonly Turn<Call>[]) => {
      for (const key of keys) this.keysInUse.delete(key);
      for (const turn of alone) turn.mustBeAlone = true;
      this.waiting.unshift(...alone);
      ended();
    };
    // the comments of the commands name the request of the first call
    void turns[0]?.context.runInAsyncScope(() =>
      (turns.length > 1 ? this.together(turns) : this.alone(turns)).then(leave),
    );
  }

  private async alone(turns: readonly Turn<Call>[]): Promise<readonly Turn<Call>[]> {
    for (const turn of turns) await this.options.write([turn.call], transact).then(turn.done, turn.fail);
    return [];
  }

  /**
   * Writes several calls in one transaction. Without those whose records were stale it tries once more.
   * @returns the calls that were not written and may be written alone
   */
  private async together(turns: readonly Turn<Call>[], isFirst = true): Promise<readonly Turn<Call>[]> {
    const progress = { mayBeStored: false, conflicts: 0 };
    try {
      await this.options.write(
        turns.map(({ call }) => call),
        transactOrNothing(progress),
      );
      for (const turn of turns) turn.done();
      return [];
    } catch (thrown) {
      const error: unknown = thrown instanceof NothingStoredError ? thrown.cause : thrown;
      const isStale = ({ call }: Turn<Call>) =>
        error instanceof StaleReadError && error.userIds.includes(call.userId);
      const isForAll = progress.mayBeStored || isUnreachable(error);
      const left = turns.filter((turn) => !isForAll && !isStale(turn));
      for (const turn of turns) if (!left.includes(turn)) turn.fail(error);
      const isSmaller = left.length < turns.length;
      return isFirst && isSmaller && left.length > 1 ? this.together(left, false) : left;
    }
  }
}
