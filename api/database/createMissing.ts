import type { Connection, Model } from 'mongoose';

/** Whether a collection that there is lacks an index, or has it otherwise. */
const lacksIndexes = async (model: Model<unknown>): Promise<boolean> =>
  (await model.diffIndexes({ indexOptionsToCreate: true })).toCreate.length > 0;

/**
 * Makes sure that the collections and indexes of all models exist. Looks at all of them at once and creates what is missing alone, so
 * that a command on a shop that is complete begins at once. Safe to run by several processes at once.
 */
export const createMissing = async (connection: Connection): Promise<void> => {
  const there = new Set((await connection.listCollections()).map(({ name }) => name));
  const models = Object.values(connection.models);
  const isMissing = (model: Model<unknown>) => !there.has(model.collection.collectionName);
  const incomplete = await Promise.all(
    models.map(async (model) => isMissing(model) || (await lacksIndexes(model))),
  );
  const create = async (model: Model<unknown>) => {
    if (isMissing(model)) await model.createCollection();
    await model.createIndexes();
  };
  await Promise.all(models.filter((_, at) => incomplete[at]).map(create));
};
