import type { Connection } from 'mongoose';
import { batchesOf } from '../common/batches.js';
import { eachOf } from './eachOf.js';

/** Is called after each batch with the number of its documents. It throws when the work has to stop. */
export type OnBatch = (documents: number) => Promise<void>;

/** One direction of a migration. It can be stopped at any moment, and starts again from its beginning. */
interface Step {
  /** Counts the documents that are still to be changed. */
  count(connection: Connection): Promise<number>;
  run(connection: Connection, onBatch: OnBatch): Promise<void>;
}

/**
 * A change of the stored documents (ADR 48).
 *
 * Without `compatibleFrom` it expands: it adds what older programs ignore, so they go on beside it, and its own
 * program works with documents that it has not reached. With `compatibleFrom` it contracts: it removes what
 * programs before that version need, and its own program works only after it.
 */
export interface Migration {
  /** The schema version of a database in which this migration and all before it are done. */
  number: number;
  title: string;
  up: Step;
  /** Undoes `up`; absent if that is impossible. */
  down?: Step;
  /** The lowest schema version that a program must know to work on the database from now on. */
  compatibleFrom?: number;
}

type Collection = ReturnType<Connection['collection']>;
type Update = Parameters<Collection['updateMany']>[1];

const batch = 1_000;

/**
 * Updates all documents of some collections that match `filter`, in batches. After the update a document must
 * not match any more: this tells how far an interrupted run came.
 */
const updating = (collections: readonly string[], filter: object, update: Update): Step => ({
  count: async (connection) => {
    const counts = collections.map((name) => connection.collection(name).countDocuments(filter));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  },
  run: async (connection, onBatch) => {
    for (const name of collections) {
      const collection = connection.collection(name);
      const found = collection.find(filter, { projection: { _id: 1 }, sort: { _id: 1 } });
      for await (const some of batchesOf(eachOf(found), batch)) {
        await collection.updateMany({ ...filter, _id: { $in: some.map(({ _id }) => _id) } }, update);
        await onBatch(some.length);
      }
    }
  },
});

const categories = ['categories', 'subcategories'];

/** All migrations in order. A new one is added at the end; one that was released never changes. */
export const migrations: readonly Migration[] = [
  {
    number: 2,
    title: 'Give each category and subcategory that was never edited the revision 0',
    up: updating(categories, { revision: { $exists: false } }, { $set: { revision: 0 } }),
    down: updating(categories, { revision: 0 }, { $unset: { revision: 1 } }),
  },
];

/** The schema version of a database in which the first `known` migrations are done; 1 before the first one. */
export const versionOf = (known: readonly Migration[]): number => known.at(-1)?.number ?? 1;

/** The schema version that this program knows. */
export const schemaVersion = versionOf(migrations);

/** Returns the lowest schema version that a program must know to work on a database of this version. */
export const compatibleFromOf = (version: number, known: readonly Migration[]): number =>
  Math.max(1, ...known.map(({ number, compatibleFrom = 1 }) => (number <= version ? compatibleFrom : 1)));
