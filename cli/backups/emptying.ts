import type { Connection } from 'mongoose';
import { restoreMark } from '../../api/database/schemaVersion.js';
import { secretMark } from '../../api/secrets/secretFingerprint.js';
import type { ImageStore } from '../../api/media/imageStore.js';
import { ownerMark } from '../../api/database/maintenance.js';
import { collectionsOf } from './snapshot.js';

/** What a database keeps when it is emptied: that it is a shop's, its secret's fingerprint, that a restore has begun, and who is at it. */
const kept = ['schema', secretMark, restoreMark, ownerMark];

export interface Count {
  name: string;
  count: number;
}

const ofMeta = { _id: { $nin: kept as never[] } }; // the driver takes every _id for an ObjectId

const filterOf = (name: string) => (name === 'meta' ? ofMeta : {});

/** How many documents each collection has that are more than an empty shop's. */
export const countsIn = async (connection: Connection): Promise<Count[]> => {
  const names = await collectionsOf(connection);
  return Promise.all(
    names.map(async (name) => ({
      name,
      count: await connection.collection(name).countDocuments(filterOf(name)),
    })),
  );
};

/** How many are deleted in one call, which stays well within the time of one. */
const atOnce = 5_000;

/**
 * Deletes all documents and keeps collections and indexes, so that a shop that runs meanwhile goes on hearing of changes.
 * @param onDeleted called with the number of documents that are gone, now and then
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

/** Removes the pictures that nobody wants to keep. @returns how many */
export const removeImages = async (
  store: ImageStore,
  signal: AbortSignal,
  isKept: (name: string) => boolean = () => false,
): Promise<number> => {
  const names: string[] = [];
  for await (const { name } of store.list()) if (!isKept(name)) names.push(name);
  for (const name of names) {
    signal.throwIfAborted();
    await store.remove(name);
  }
  return names.length;
};
