import type { Connection } from 'mongoose';
import { createMissing } from './createMissing.js';
import { compatibleFromOf, type Migration, migrations, versionOf } from './migrations.js';

/** A newer program has migrated the database so that this one cannot work on it. */
export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(
      `This database has schema version ${found}, and this program knows ${known} at most: start a newer version of Tokri, or restore a backup made with this one.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** A migration that this program needs is not done. */
export class PendingMigrationError extends Error {
  constructor(found: number, known: number) {
    super(
      `This database has schema version ${found}, and this program needs ${known}: run tokri migrate, or start the shop.`,
    );
    this.name = 'PendingMigrationError';
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

/** The record in `meta` that tells a shop from other databases, and how far it is migrated. */
export interface SchemaRecord {
  _id: string;
  /** The lowest schema version that a program must know. Programs of all ages compare it with their own. */
  version: number;
  /** The number of the last migration that is done; `version` if absent. */
  migrated?: number;
  /** The migration that has begun and not ended; `done` counts documents. */
  running?: { number: number; down: boolean; since: Date; done: number };
}

const schemaMark = 'schema';

/** Returns the collection with the schema record, and the filter for it. */
export const schemaIn = (connection: Connection) => ({
  meta: connection.collection<SchemaRecord>('meta'),
  ofSchema: { _id: schemaMark },
});

/** Returns the schema record; null for a database that holds no shop. */
export const readSchema = (connection: Connection): Promise<SchemaRecord | null> => {
  const { meta, ofSchema } = schemaIn(connection);
  return meta.findOne(ofSchema);
};

/** Returns the number of the last migration that is done; 1 before the first one. */
export const migratedTo = ({ version, migrated = version }: SchemaRecord): number => migrated;

/** @throws NewerDatabaseError */
export const refuseNewer = (schema: SchemaRecord, known = migrations): void => {
  if (schema.version > versionOf(known)) throw new NewerDatabaseError(schema.version, versionOf(known));
};

/** Lists the migrations that are not done in a database. */
export const pendingIn = (schema: SchemaRecord, known = migrations): readonly Migration[] =>
  known.filter(({ number }) => number > migratedTo(schema));

/** Tells whether a program needs one of its pending migrations before it can work. */
export const isNeeded = (pending: readonly Migration[]): boolean =>
  pending.some(({ compatibleFrom }) => compatibleFrom !== undefined);

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
  if (await readSchema(connection)) return true;
  const others = names.filter((name) => name !== 'meta' && !name.startsWith('system.'));
  if (others.length) throw new ForeignDatabaseError(connection.name, others);
  return false;
};

interface Accepted {
  /** Accepts a half restored database. */
  unfinished?: boolean;
  /** Accepts a database without a migration that this program needs. */
  pending?: boolean;
  known?: readonly Migration[];
}

/**
 * Refuses databases that are foreign, newer, half restored or not migrated, then makes sure that collections
 * and indexes exist. Several processes may run it at once.
 * @throws ForeignDatabaseError, NewerDatabaseError, UnfinishedRestoreError, PendingMigrationError
 */
export const prepareDatabase = async (
  connection: Connection,
  { unfinished = false, pending = false, known = migrations }: Accepted = {},
): Promise<void> => {
  await holdsShop(connection);
  if (!unfinished && (await unfinishedRestore(connection))) throw new UnfinishedRestoreError(connection.name);
  const { meta, ofSchema } = schemaIn(connection);
  const newest = versionOf(known);
  const found = await meta.findOneAndUpdate(
    ofSchema,
    { $setOnInsert: { version: compatibleFromOf(newest, known), migrated: newest } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!found) throw new Error('the schema record was written and not returned');
  refuseNewer(found, known);
  if (!pending && isNeeded(pendingIn(found, known)))
    throw new PendingMigrationError(migratedTo(found), newest);
  await createMissing(connection);
};
