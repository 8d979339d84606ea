import type { mongo } from 'mongoose';

/**
 * Makes every read of a client see all writes that were confirmed before the primary was elected. Read concern
 * "majority" alone does not: until its first entry is replicated, a new primary does not know which writes a
 * majority has, and answers from an older state. So each read asks for a time after that entry (ADR 74).
 * @param client - a connected client with a read concern
 * @throws MongoError when the database does not answer
 */
export const readAfterElection = async (client: mongo.MongoClient): Promise<void> => {
  const { readConcern } = client;
  if (!readConcern) throw new Error('the client has no read concern');
  let election: mongo.ObjectId | null | undefined;
  const readAfter = (latest: mongo.Timestamp) => {
    // The driver (7.8) sends this one object with each read, and writes the times of single sessions into it.
    Object.defineProperty(readConcern, 'afterClusterTime', {
      configurable: true,
      enumerable: true,
      get: () => latest,
      set: (time: mongo.Timestamp) => {
        if (time.greaterThan(latest)) latest = time;
      },
    });
  };
  const onPrimary = (electionId?: mongo.ObjectId | null, time?: mongo.Timestamp) => {
    if (!time || (electionId && election?.equals(electionId))) return;
    election = electionId;
    readAfter(time);
  };
  client.on('serverDescriptionChanged', ({ newDescription: { type, electionId, $clusterTime } }) => {
    if (type === 'RSPrimary') onPrimary(electionId, $clusterTime?.clusterTime);
  });
  const { electionId, lastWrite, $clusterTime } = await client.db('admin').command({ hello: 1 });
  // The cluster's clock may be ahead of the last entry, and reads would wait up to 20 s for the next one.
  onPrimary(electionId, lastWrite?.opTime?.ts ?? $clusterTime?.clusterTime);
};
