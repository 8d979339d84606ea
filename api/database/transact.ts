import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { isConnectionLost } from '../common/outage.js';

/** ms for all tries of a transaction together; ends before the request's own deadline. */
const timeout = 8_000;
const tries = 5;

const tooBusy = () => new DomainError('notReady', { headers: { 'retry-after': '1' } });

/** A unique index said no. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;

/**
 * The driver runs a transaction again whose connection broke, but only if its own network error comes through: not out of a bulk
 * write, and not where the socket's error comes first.
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
 * Runs `work` in a transaction: all of its writes, or none. It runs again when others wrote the same documents, and when a
 * unique index shows that somebody was quicker, so that it may then find what they wrote: `work` has no other effects.
 * @throws DomainError `notReady` when there is no getting through
 */
export const transact = async <Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
  timeoutMS = timeout,
): Promise<Result> => {
  const until = Date.now() + timeoutMS;
  for (let attempt = 1; attempt <= tries && Date.now() < until; attempt++) {
    try {
      return await connection.withSession((session) =>
        session.withTransaction(async () => {
          if (Date.now() >= until) throw tooBusy(); // the driver's own limit is 120 s
          try {
            return await work(session);
          } catch (error) {
            throw asTransient(error);
          }
        }),
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await pause(20 * attempt);
    }
  }
  throw tooBusy();
};
