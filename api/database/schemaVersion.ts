import type { Connection } from 'mongoose';
import { createMissing } from './createMissing.js';

/** Raised by one with each change that an older program could not read. */
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

/** The database holds something else than a shop. */
export class ForeignDatabaseError extends Error {
  constructor(database: string, collections: readonly string[]) {
    const some = collections.slice(0, 3).join(', ');
    super(
      `The database ${database} holds something else (${some}${collections.length > 3 ? ', …' : ''}), and no shop: name another one at the end of MONGODB_URI, such as /tokri.`,
    );
    this.name = 'ForeignDatabaseError';
  }
}

interface Meta {
  _id: string;
  version: number;
}

/** Whether there is a shop in a database; false where it is empty, or is not there. @throws ForeignDatabaseError */
export const holdsShop = async (connection: Connection): Promise<boolean> => {
  const names = (await connection.listCollections()).map(({ name }) => name);
  const schema = await connection.collection<Meta>('meta').findOne({ _id: 'schema' });
  if (schema) return true;
  const others = names.filter((name) => name !== 'meta' && !name.startsWith('system.'));
  if (others.length) throw new ForeignDatabaseError(connection.name, others);
  return false;
};

/** Refuses a foreign and a newer database, then makes sure that collections and indexes exist. Safe to run by several processes at once. */
export const prepareDatabase = async (connection: Connection): Promise<void> => {
  await holdsShop(connection);
  const meta = connection.collection<Meta>('meta');
  const found = await meta.findOneAndUpdate(
    { _id: 'schema' },
    { $setOnInsert: { version: schemaVersion } },
    { upsert: true, returnDocument: 'after' },
  );
  if (found && found.version > schemaVersion) throw new NewerDatabaseError(found.version);
  await createMissing(connection);
};
