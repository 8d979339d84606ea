import type { Connection } from 'mongoose';

/** Raised by one with each change that an older program could not read. */
const schemaVersion = 1;

/** The database was written by a newer program than this one. */
export class NewerDatabaseError extends Error {
  constructor(found: number) {
    super(
      `This database has schema version ${found}, and this program knows ${schemaVersion} at most: start a newer version of Tokri, or restore a backup made with this one.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

interface Meta {
  _id: string;
  version: number;
}

/** Refuses a newer database, then makes sure that collections and indexes exist. Safe to run by several processes at once. */
export const prepareDatabase = async (connection: Connection): Promise<void> => {
  const meta = connection.collection<Meta>('meta');
  const found = await meta.findOneAndUpdate(
    { _id: 'schema' },
    { $setOnInsert: { version: schemaVersion } },
    { upsert: true, returnDocument: 'after' },
  );
  if (found && found.version > schemaVersion) throw new NewerDatabaseError(found.version);
  for (const model of Object.values(connection.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
};
