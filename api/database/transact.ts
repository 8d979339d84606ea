import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { deadlines } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import { isConnectionLost } from '../common/outage.js';
import { within } from './embedded/within.js';

const tries = 5;

/** The driver (7.8) writes the time of a retried transaction into its read concern. Reads share the client's. */
const ownReadConcern = () => ({ readConcern: { level: 'majority' as const } });

/** Refuses a call that waited for too long. */
export const tooBusy = (): DomainError => new DomainError('notReady', { headers: { 'retry-after': '1' } });

/** Thrown in a transaction when records that were read before it have changed since: they are to be read again. */
export class StaleReadError extends Error {
  /** @param userIds the customers whose records changed, if that is known */
  constructor(readonly userIds: readonly string[] = []) {
    super('records changed after they were read');
    this.name = 'StaleReadError';
  }
}

/** Tells whether a unique index refused a write. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;

/**
 * Marks a lost connection as transient, so that the driver retries the transaction. The driver does so only
 * for its own network error, which does not come through from a bulk write or when the socket's error comes
 * first.
 */
const asTransient = (error: unknown): unknown => {
  if (!isConnectionLost(error)) return error;
  const lost = new mongoose.mongo.MongoNetworkError(
    'the connection broke in a transaction',
    error instanceof Error ? { cause: error } : {},
  );
  lost.addErrorLabel('TransientTransactionError');
  return lost;
};

/**
 * Thrown in a transaction that would write a document in another version than it was read in: the driver runs `work`
 * again, which then has to read the document.
 */
export class OtherVersionError extends mongoose.mongo.MongoError {
  constructor() {
    super('a document was written after it was read');
    this.addErrorLabel('TransientTransactionError');
  }
}

/**
 * Waits for the answer of the database, at most for `timeout` ms. The driver (7.5) itself waits for ever when a
 * connection closes while it writes a large command on it: it waits for the socket's `drain`, which never comes.
 * @throws MongoNetworkError when no answer comes; whether the database did the work is unknown then
 */
export const answerOf = async <Result>(
  asked: Promise<Result>,
  timeout: number = deadlines.lostAnswer,
): Promise<Result> => {
  if (await within(timeout, asked)) return asked;
  throw new mongoose.mongo.MongoNetworkError(`no answer from the database in ${timeout / 1_000} s`);
};

/**
 * Makes the driver repeat a commit whose connection broke before `until` (ms). The driver (7.8) itself does not if another
 * connection broke first, such as that of a change stream.
 */
const repeatLostCommits = (session: ClientSession, until: number): void => {
  const commit = session.commitTransaction.bind(session);
  session.commitTransaction = (options) =>
    commit(options).catch((error: unknown) => {
      if (error instanceof mongoose.mongo.MongoNetworkError && Date.now() < until)
        error.addErrorLabel('UnknownTransactionCommitResult');
      throw error;
    });
};

/** The listeners of each session's transaction, called after its commit. */
const commitListeners = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Calls a listener once a transaction is stored; never if it is not, or if that stays unknown.
 * @param session of a transaction of `transact`
 */
export const afterCommit = (session: ClientSession, listener: () => void): void => {
  const listeners = commitListeners.get(session);
  if (!listeners) throw new Error('the session is not in a transaction of transact()');
  listeners.push(listener);
};

/**
 * Runs `work` in a transaction: either all of its writes are stored, or none. It retries with backoff when
 * others wrote the same documents, or when a unique index shows that another request was quicker; the retry
 * may then read what the other request wrote. `work` must have no other effects.
 * @throws DomainError `notReady` when no try succeeds in time
 */
export const transact = async <Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
  timeoutMS: number = deadlines.transaction,
): Promise<Result> => {
  const until = Date.now() + timeoutMS;
  for (let attempt = 1; attempt <= tries && Date.now() < until; attempt++) {
    try {
      const asked = connection.withSession(async (session) => {
        repeatLostCommits(session, until);
        const result = await session.withTransaction(async () => {
          if (Date.now() >= until) throw tooBusy(); // the driver's own limit is 120 s
          commitListeners.set(session, []);
          try {
            return await work(session);
          } catch (error) {
            throw asTransient(error);
          }
        }, ownReadConcern());
        for (const listener of commitListeners.get(session) ?? []) listener();
        commitListeners.delete(session); // else a minor garbage collection takes what they refer to for alive
        return result;
      });
      return await answerOf(asked);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await pause(20 * attempt);
    }
  }
  throw tooBusy();
};

/**
 * Runs calls that need the same keys one after the other, first come, first served. Without it their
 * transactions would conflict again and again. Correctness across several processes is up to the database.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<void>>();

  /**
   * Runs `work` after all earlier calls with any of these `names`.
   * @throws DomainError `notReady` after `timeout` ms of waiting
   */
  take<Result>(names: readonly string[], timeout: number, work: () => Promise<Result>): Promise<Result> {
    const since = Date.now();
    const outcome = Promise.all(names.map((name) => this.last.get(name))).then(() => {
      if (Date.now() - since > timeout) throw tooBusy();
      return work();
    });
    const leave = () => {
      for (const name of names) if (this.last.get(name) === done) this.last.delete(name);
    };
    const done = outcome.then(leave, leave);
    for (const name of names) this.last.set(name, done);
    return outcome;
  }
}
