import type { Connection, Model, mongo, Schema } from 'mongoose';

/** The indexes of a model that its collection lacks, or has otherwise; all where there is no such collection. */
const lackingIn = async (model: Model<unknown>, there: ReadonlySet<string>) => {
  const indexes: ReturnType<Schema['indexes']> = there.has(model.collection.collectionName)
    ? (await model.diffIndexes({ indexOptionsToCreate: true })).toCreate
    : model.schema.indexes();
  return indexes.map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription); // Mongoose has its own types for the same
};

/**
 * Makes sure that the collections and indexes of all models exist. Looks at all of them at once and creates what is missing alone, so
 * that a command on a shop that is complete begins at once. Safe to run by several processes at once.
 */
export const createMissing = async (connection: Connection): Promise<void> => {
  const there = new Set((await connection.listCollections()).map(({ name }) => name));
  await Promise.all(
    Object.values(connection.models).map(async (model) => {
      const indexes = await lackingIn(model, there);
      // all in one command, which makes the collection too
      if (indexes.length) await model.collection.createIndexes(indexes);
      else if (!there.has(model.collection.collectionName)) await model.createCollection();
    }),
  );
};
