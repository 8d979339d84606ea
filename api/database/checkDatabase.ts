import mongoose from 'mongoose';
import { messageOf } from '../common/errors.js';
import { within } from './embedded/within.js';

/** Timeout of the check in ms; a database that runs answers at once. */
const timeout = 2_500;

/**
 * The database at `MONGODB_URI` cannot be used. The message is one line for the operator and never contains
 * the password.
 */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}

/** Returns a database's address without name, password and options, so that it can be shown. */
export const shownAddress = (uri: string): string => uri.replace(/\/\/.*@/, '//…@').replace(/\?.*/, '');

/** The server's error code for a wrong name or password. */
const authenticationFailed = 18;

const reasonOf = (error: unknown): string => {
  if (error instanceof mongoose.mongo.MongoServerError && error.code === authenticationFailed)
    return 'the name or password is refused';
  const [line = ''] = messageOf(error).split('\n');
  return `no primary answers (${line})`;
};

const unusable = (uri: string, reason: string) =>
  new UnusableDatabaseError(
    `MONGODB_URI (${shownAddress(uri)}): ${reason}. Start that database or correct MONGODB_URI; without it the shop runs its own.`,
  );

const standalone = (uri: string) =>
  new UnusableDatabaseError(
    `MONGODB_URI (${shownAddress(uri)}): this mongod stands alone, and the shop needs a replica set, if only of one: start it with --replSet rs0, and once run rs.initiate() in mongosh.`,
  );

/** Tells from the answer to `hello` whether the server is part of a replica set, or a router of a sharded cluster. */
const hasTransactions = ({ setName, msg }: mongoose.mongo.Document): boolean =>
  Boolean(setName) || msg === 'isdbgrid';

/**
 * Checks that a database answers and supports transactions; it writes nothing.
 * @throws UnusableDatabaseError
 */
export const checkDatabase = async (uri: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: timeout,
    connectTimeoutMS: timeout,
  });
  const asked = client
    .connect()
    .then(() => client.db().admin().command({ hello: 1 }))
    .catch((error: unknown) => {
      throw unusable(uri, reasonOf(error));
    });
  try {
    if (!(await within(timeout + 500, asked))) throw unusable(uri, `no answer in ${timeout / 1_000} s`);
    if (!hasTransactions(await asked)) throw standalone(uri);
  } finally {
    asked.catch(() => undefined); // the error is handled above, or it came after the timeout
    await within(500, client.close());
  }
};
