import type { mongo } from 'mongoose';

/**
 * Lets all reads of a client see what was confirmed before the primary was elected. Read concern "majority" alone
 * does not: a new primary learns only from its own first entry what a majority has, and answers from an older
 * state until then. So each read asks for the time at which the primary was first seen, or for a later one.
 * @param client - a connected client that reads with "majority"
 * @throws MongoError when the database does not answer
 */
export const readAfterElection = async (client: mongo.MongoClient): Promise<void> => {
  let latest: mongo.Timestamp | undefined;
  const raise = (time?: mongo.Timestamp | null) => {
    if (time && (!latest || time.greaterThan(latest))) latest = time;
  };
  client.on('serverDescriptionChanged', ({ newDescription: { type, $clusterTime } }) => {
    if (type === 'RSPrimary') raise($clusterTime?.clusterTime);
  });
  const { $clusterTime } = await client.db('admin').command({ hello: 1 });
  raise(($clusterTime as mongo.ClusterTime | undefined)?.clusterTime);
  if (!latest || !client.readConcern) return; // no replica set: the check of the database will say so
  // The driver (7.8) puts this one object into each read, and writes times of single sessions into it, also earlier ones.
  Object.defineProperty(client.readConcern, 'afterClusterTime', {
    enumerable: true,
    get: () => latest,
    set: raise,
  });
};
