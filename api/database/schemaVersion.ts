import type { Connection } from 'mongoose';
import { createMissing } from './createMissing.js';

/** Rises by one with each change that an older program cannot read. Such a change needs a migration; there has been none. */
export const schemaVersion = 1;

/** The database was written by a newer program than this one. */
export class NewerDatabaseError extends Error {
  constructor(found: number) {
    super(
      `This database has schema version ${found}, and this program knows ${schemaVersion} at most: start a newer version of Tokri, or restore a backup made with this one.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The database holds data of something else and no shop. */
export class ForeignDatabaseError extends Error {
  constructor(database: string, collections: readonly string[]) {
    const some = collections.slice(0, 3).join(', ');
    super(
      `The database ${database} holds something else (${some}${collections.length > 3 ? ', …' : ''}), and no shop: name another one at the end of MONGODB_URI, such as /tokri.`,
    );
    this.name = 'ForeignDatabaseError';
  }
}

/** A restore into the database was interrupted. */
export class UnfinishedRestoreError extends Error {
  constructor(database: string) {
    super(
      `A restore into the database ${database} was cut off, and a part of the shop is missing: run tokri restore again, or empty it with tokri reset.`,
    );
    this.name = 'UnfinishedRestoreError';
  }
}

interface Meta {
  _id: string;
  version: number;
}

/** A record in `meta` that exists from before the first write of a restore until after its last. */
export interface RestoreMark {
  _id: string;
  since: Date;
  /** The name of the backup. */
  file: string;
  /** Whether the restore removes images that the backup does not have. */
  replaces: boolean;
}

/** The id in `meta` of a restore that has begun. */
export const restoreMark = 'restore';

/** Returns the restore that has begun and not ended; null when there is none. */
export const unfinishedRestore = (connection: Connection): Promise<RestoreMark | null> =>
  connection.collection<RestoreMark>('meta').findOne({ _id: restoreMark });

/**
 * Tells whether a database holds a shop; false for an empty or missing database.
 * @throws ForeignDatabaseError
 */
export const holdsShop = async (connection: Connection): Promise<boolean> => {
  const names = (await connection.listCollections()).map(({ name }) => name);
  const schema = await connection.collection<Meta>('meta').findOne({ _id: 'schema' });
  if (schema) return true;
  const others = names.filter((name) => name !== 'meta' && !name.startsWith('system.'));
  if (others.length) throw new ForeignDatabaseError(connection.name, others);
  return false;
};

/**
 * Refuses databases that are foreign, newer or half restored, then makes sure that collections and indexes
 * exist. Several processes may run it at once.
 * @param unfinished accepts a half restored database
 * @throws ForeignDatabaseError, NewerDatabaseError, UnfinishedRestoreError
 */
export const prepareDatabase = async (
  connection: Connection,
  { unfinished = false }: { unfinished?: boolean } = {},
): Promise<void> => {
  await holdsShop(connection);
  if (!unfinished && (await unfinishedRestore(connection))) throw new UnfinishedRestoreError(connection.name);
  const meta = connection.collection<Meta>('meta');
  const found = await meta.findOneAndUpdate(
    { _id: 'schema' },
    { $setOnInsert: { version: schemaVersion } },
    { upsert: true, returnDocument: 'after' },
  );
  if (found && found.version > schemaVersion) throw new NewerDatabaseError(found.version);
  await createMissing(connection);
};
