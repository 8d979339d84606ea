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

/** Collections looked at or made at once. Each takes a connection, and opening one takes longer than an answer. */
const atOnce = 4;

/**
 * Creates the missing collections and indexes of all models. It checks several of them at once and creates only
 * the missing ones, so that a command on a complete shop starts quickly. Several processes may run it at
 * once.
 */
export const createMissing = async (connection: Connection): Promise<void> => {
  const there = new Set((await connection.listCollections()).map(({ name }) => name));
  const left = Object.values(connection.models);
  const complete = async (model: Model<unknown>) => {
    const isMissing = !there.has(model.collection.collectionName);
    if (!isMissing && !(await lacksIndexes(model))) return;
    if (isMissing && !model.schema.indexes().length) await model.createCollection();
    await createIndexes(model);
  };
  const completeNext = async () => {
    try {
      for (let next = left.pop(); next; next = left.pop()) await complete(next);
    } finally {
      left.length = 0; // after an error the others stop too
    }
  };
  await Promise.all(Array.from({ length: atOnce }, completeNext));
};
