import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { eachOf } from '../../api/database/eachOf.js';
import { secretMark } from '../../api/secrets/secretFingerprint.js';
import { CommandError } from '../terminal/commandError.js';

const { ReadConcern } = mongoose.mongo;

type Db = mongoose.mongo.Db;
type Session = mongoose.mongo.ClientSession;

/** All of a database as it is at one moment, whatever is written meanwhile. */
export interface Snapshot {
  /** The names of its collections, in their order. */
  names: readonly string[];
  /** Of a collection, as MongoDB keeps them, by `_id`. */
  documents(name: string): AsyncIterable<Buffer>;
}

/** Codes of the server: it keeps no history that old; a collection is younger than the moment. */
const codes = { tooOld: 239, tooYoung: 246 };

const isCode = (error: unknown, code: number): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === code;

/** Of a database, but for MongoDB's own. */
export const collectionsOf = async (connection: Connection): Promise<string[]> =>
  (await connection.listCollections())
    .filter(({ name, type }) => (type ?? 'collection') === 'collection' && !name.startsWith('system.'))
    .map(({ name }) => name)
    .sort();

/** Fixes the moment by the first read, and sees that every collection can be read as of then. */
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
    await pause(250); // the moment of a snapshot is a little behind what was written last
  }
};

/** What of a collection goes into a backup: a secret stays with its machine, and so does its fingerprint. */
export const filterOf = (name: string) => (name === 'meta' ? { _id: { $ne: secretMark as never } } : {});

/** By batches that keep memory flat whatever the documents. */
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

/** Works on one moment of a database. @throws Refusal `conflict` where the work takes longer than MongoDB keeps its history */
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
