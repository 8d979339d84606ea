import type { Connection } from 'mongoose';
import { restoreMark } from '../../api/database/schemaVersion.js';
import { secretMark } from '../../api/secrets/secretFingerprint.js';
import type { ImageStore } from '../../api/media/imageStore.js';
import { ownerMark } from '../../api/database/maintenance.js';
import { collectionsOf } from './snapshot.js';

/**
 * Ids of the records that stay when the database is emptied: the schema version, the secret's fingerprint,
 * the mark of a running restore, and the mark of the command that works on the database.
 */
const staying = ['schema', secretMark, restoreMark, ownerMark];

export interface Count {
  name: string;
  count: number;
}

const ofMeta = { _id: { $nin: staying as never[] } }; // the driver types every _id as an ObjectId

const filterOf = (name: string) => (name === 'meta' ? ofMeta : {});

/** Counts the documents of each collection, without the records that stay when the database is emptied. */
export const countsIn = async (connection: Connection): Promise<Count[]> => {
  const names = await collectionsOf(connection);
  return Promise.all(
    names.map(async (name) => ({
      name,
      count: await connection.collection(name).countDocuments(filterOf(name)),
    })),
  );
};

/** The number of documents deleted per call, so that no call reaches its timeout. */
const atOnce = 5_000;

/**
 * Deletes all documents and keeps collections and indexes, so that a running shop keeps receiving changes.
 * @param onDeleted gets the number of documents deleted since its last call
 */
export const emptyDatabase = async (
  connection: Connection,
  signal: AbortSignal,
  onDeleted: (count: number) => void = () => undefined,
): Promise<void> => {
  for (const name of await collectionsOf(connection)) {
    const collection = connection.collection(name);
    for (;;) {
      signal.throwIfAborted();
      const some = collection.find(filterOf(name), { projection: { _id: 1 } }).limit(atOnce);
      const ids = (await some.toArray()).map(({ _id }) => _id);
      if (!ids.length) break;
      const { deletedCount } = await collection.deleteMany({ _id: { $in: ids } });
      onDeleted(deletedCount);
    }
  }
};

/**
 * Removes the images for whose name `stays` returns false; by default all.
 * @returns the number of removed images
 */
export const removeImages = async (
  store: ImageStore,
  signal: AbortSignal,
  stays: (name: string) => boolean = () => false,
): Promise<number> => {
  const names: string[] = [];
  for await (const { name } of store.list()) if (!stays(name)) names.push(name);
  for (const name of names) {
    signal.throwIfAborted();
    await store.remove(name);
  }
  return names.length;
};
