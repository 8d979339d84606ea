import type mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

type IndexDescription = mongoose.mongo.IndexDescription;

/** Tells whether an existing collection lacks an index or has one with other options. */
const lacksIndexes = async (model: Model<unknown>): Promise<boolean> =>
  (await model.diffIndexes({ indexOptionsToCreate: true })).toCreate.length > 0;

/**
 * Creates the missing indexes of a collection in one command, and with them the collection; a command for
 * each takes twice as long.
 */
const createIndexes = async (model: Model<unknown>): Promise<void> => {
  const indexes = model.schema.indexes().map(([key, { background: _, ...options }]) => ({ key, ...options }));
  if (indexes.length) await model.collection.createIndexes(indexes as IndexDescription[]); // Mongoose types them loosely
};

/**
 * Creates the missing collections and indexes of all models. It checks all of them at once and creates only
 * the missing ones, so that a command on a complete shop starts quickly. Several processes may run it at
 * once.
 */
export const createMissing = async (connection: Connection): Promise<void> => {
  const there = new Set((await connection.listCollections()).map(({ name }) => name));
  const models = Object.values(connection.models);
  const isMissing = (model: Model<unknown>) => !there.has(model.collection.collectionName);
  const incomplete = await Promise.all(
    models.map(async (model) => isMissing(model) || (await lacksIndexes(model))),
  );
  const create = async (model: Model<unknown>) => {
    if (isMissing(model) && !model.schema.indexes().length) await model.createCollection();
    await createIndexes(model);
  };
  await Promise.all(models.filter((_, at) => incomplete[at]).map(create));
};
