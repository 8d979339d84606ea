import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { eachOf } from '../../api/database/eachOf.js';
import { secretMark } from '../../api/secrets/secretFingerprint.js';
import { CommandError } from '../terminal/commandError.js';

const { ReadConcern } = mongoose.mongo;

type Db = mongoose.mongo.Db;
type Session = mongoose.mongo.ClientSession;

/** The content of a database at one moment; later writes do not change it. */
export interface Snapshot {
  /** The names of the database's collections, sorted. */
  names: readonly string[];
  /** Reads the documents of a collection as raw BSON, sorted by `_id`. */
  documents(name: string): AsyncIterable<Buffer>;
}

/**
 * Error codes of MongoDB. `tooOld`: its history does not reach back to the snapshot any more. `tooYoung`: a
 * collection is newer than the snapshot.
 */
const codes = { tooOld: 239, tooYoung: 246 };

const isCode = (error: unknown, code: number): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === code;

/** Lists the collections of a database without those of MongoDB itself. */
export const collectionsOf = async (connection: Connection): Promise<string[]> =>
  (await connection.listCollections())
    .filter(({ name, type }) => (type ?? 'collection') === 'collection' && !name.startsWith('system.'))
    .map(({ name }) => name)
    .sort();

/**
 * Reads from every collection: the first read fixes the moment of the snapshot, and the others show that they
 * can be read at that moment.
 */
const touch = async (db: Db, names: readonly string[], session: Session): Promise<void> => {
  for (const name of names) await db.collection(name).findOne({}, { session, projection: { _id: 1 } });
};

const tries = 20;

const openSession = async (db: Db, names: readonly string[]): Promise<Session> => {
  for (let left = tries; ; left -= 1) {
    const session = db.client.startSession({ snapshot: true });
    try {
      await touch(db, names, session);
      return session;
    } catch (error) {
      await session.endSession();
      if (!isCode(error, codes.tooYoung) || !left) throw error;
    }
    await pause(250); // a snapshot's moment is slightly older than the latest writes
  }
};

/**
 * Returns the filter for the documents of a collection that are backed up. It leaves out the fingerprint of
 * the secret, because the secret is not in the backup either.
 */
export const filterOf = (name: string) => (name === 'meta' ? { _id: { $ne: secretMark as never } } : {});

/** The number of documents that MongoDB sends at a time, which limits the memory. */
const batchSize = 1_000;

async function* read(db: Db, name: string, session: Session): AsyncGenerator<Buffer> {
  const cursor = db
    .collection(name)
    .find(filterOf(name), { session, raw: true, sort: { _id: 1 }, batchSize });
  for await (const bytes of eachOf<unknown>(cursor)) {
    if (!(bytes instanceof Uint8Array)) throw new Error('the driver did not leave a document raw');
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}

const historyLost = (cause: unknown) =>
  new CommandError(
    'conflict',
    'The database keeps its history for less time than this backup takes: raise minSnapshotHistoryWindowInSeconds of MongoDB (300 unless set), and run it again. No backup was written.',
    { cause },
  );

/**
 * Runs some work on a snapshot. @throws CommandError `conflict` when the work takes longer than MongoDB keeps
 * its history
 */
export const inSnapshot = async <Result>(
  connection: Connection,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> => {
  const db = connection.getClient().db(connection.name, { readConcern: new ReadConcern('snapshot') });
  const names = await collectionsOf(connection);
  const session = await openSession(db, names);
  try {
    return await work({ names, documents: (name) => read(db, name, session) });
  } catch (error) {
    throw isCode(error, codes.tooOld) ? historyLost(error) : error;
  } finally {
    await session.endSession();
  }
};
