import path from 'node:path';
import type { Connection } from 'mongoose';
import { knowEveryModel } from '../../api/everyModel.js';
import { answerOf } from '../../api/database/transact.js';
import {
  prepareDatabase,
  type RestoreMark,
  restoreMark,
  unfinishedRestore,
} from '../../api/database/schemaVersion.js';
import { secretMark } from '../../api/secrets/secretFingerprint.js';
import { CommandError } from '../terminal/commandError.js';
import { exactDocument } from './documents.js';
import { emptyDatabase, removeImages } from './emptying.js';
import { ofSessions } from './endingSessions.js';
import type { Contents } from './format.js';
import { readBackup } from './reading.js';
import { ownerMark } from '../../api/database/maintenance.js';
import type { Shop } from './shopOf.js';
import { collectionsOf } from './snapshot.js';

interface Restoring {
  signal: AbortSignal;
  /** Whether the images that the backup does not have are removed from the shop. */
  replaces: boolean;
  /** Whether sessions, mailed codes and waiting mails are left out. */
  endsSessions: boolean;
  /** Called with the number of documents and images restored since the last call. */
  onBack: (count: number) => void;
}

type Document = ReturnType<typeof exactDocument>;

/** The number of documents parsed at a time. It limits the memory that a large backup needs. */
const atOnce = 1_000;

const durable = { w: 'majority', j: true };

const dbOf = (connection: Connection) => connection.getClient().db(connection.name);

interface Written {
  writeErrors?: { errmsg: string }[];
  writeConcernError?: { errmsg: string };
}

/**
 * Sends a write command to MongoDB without the driver's helpers, because those do not accept documents as
 * maps.
 * @throws CommandError `conflict` when the server rejects a document
 */
const write = async (connection: Connection, name: string, command: object): Promise<void> => {
  const answer = await answerOf(dbOf(connection).command({ ...command, writeConcern: durable }));
  const { writeErrors = [], writeConcernError } = answer as Written;
  const writeError = writeErrors[0] ?? writeConcernError;
  if (writeError)
    throw new CommandError(
      'conflict',
      `What the backup has of ${name} was refused (${writeError.errmsg}): stop the shops that run on the database, and run tokri restore again.`,
    );
};

const insert = (connection: Connection, name: string, documents: Document[]): Promise<void> =>
  write(connection, name, { insert: name, documents });

/**
 * Ids of the records of a backup that are not restored: the marks of commands and restores that have ended,
 * and the fingerprint of another machine's secret.
 */
const passing: unknown[] = [restoreMark, ownerMark, secretMark];

/** Restores the records of the collection `meta` over the current ones. This comes last. */
const putMeta = async (connection: Connection, documents: readonly Document[]): Promise<void> => {
  const lasting = documents.filter((document) => !passing.includes(document.get('_id')));
  const updates = lasting.map((u) => ({ q: { _id: u.get('_id') }, u, upsert: true }));
  if (updates.length) await write(connection, 'meta', { update: 'meta', updates });
};

/** Creates the indexes of GridFS, which creates them itself only in a collection without files. */
const indexFiles = async (connection: Connection): Promise<void> => {
  for (const name of await collectionsOf(connection)) {
    const at = connection.collection(name);
    if (name.endsWith('.files')) await at.createIndex({ filename: 1, uploadDate: 1 });
    if (name.endsWith('.chunks')) await at.createIndex({ files_id: 1, n: 1 }, { unique: true });
  }
};

const begin = async (connection: Connection, file: string, replaces: boolean): Promise<boolean> => {
  const before = await unfinishedRestore(connection);
  const mark = {
    since: new Date(),
    file: path.basename(file),
    replaces: replaces || (before?.replaces ?? false),
  };
  await connection.collection<RestoreMark>('meta').replaceOne({ _id: restoreMark }, mark, { upsert: true });
  return mark.replaces;
};

/**
 * Creates and drops a collection, which makes running shops reload the whole catalogue. Without this they
 * would ignore the restored documents, because they have seen their deletion.
 */
const announce = async (connection: Connection): Promise<void> => {
  const dropped = dbOf(connection).collection('restored');
  await dropped.insertOne({});
  await dropped.drop();
};

/** Makes running shops reload the catalogue, and removes the mark that keeps other shops from opening. */
export const endRestore = async (connection: Connection): Promise<void> => {
  await announce(connection);
  await connection.collection<RestoreMark>('meta').deleteOne({ _id: restoreMark });
};

/**
 * Restores a backup: deletes the data in the database, then writes the data of the file. Until the restore
 * has ended, a mark keeps the shop from opening; after an interruption, the next restore starts from the
 * beginning.
 * @returns the content of the backup, and in `removed` the number of removed images
 */
export const restoreBackup = async (
  { connection, store }: Shop,
  file: string,
  { signal, replaces, endsSessions, onBack }: Restoring,
): Promise<Contents & { removed: number }> => {
  knowEveryModel(connection);
  await prepareDatabase(connection, { unfinished: true });
  const clears = await begin(connection, file, replaces);
  await emptyDatabase(connection, signal);
  const meta: Document[] = [];
  const images = new Set<string>();
  const consumer = {
    documents: async (name: string, documents: readonly Buffer[]) => {
      for (let at = 0; at < documents.length; at += atOnce) {
        const exact = documents.slice(at, at + atOnce).map(exactDocument);
        if (name === 'meta') meta.push(...exact);
        else if (!endsSessions || !ofSessions.has(name)) await insert(connection, name, exact);
        onBack(exact.length);
      }
    },
    image: async (name: string, bytes: Buffer) => {
      images.add(name);
      await store.put(name, bytes);
      onBack(1);
    },
  };
  const contents = await readBackup(file, { signal, consumer });
  const removed = clears ? await removeImages(store, signal, (name) => images.has(name)) : 0;
  await indexFiles(connection);
  signal.throwIfAborted(); // another command may own the database by now
  await putMeta(connection, meta);
  await endRestore(connection);
  return { ...contents, removed };
};
