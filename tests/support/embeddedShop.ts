import mongoose from 'mongoose';
import { openEmbeddedMongo } from '../../api/database/embedded/embeddedMongo.js';

/**
 * Reads the database of a shop that runs on its embedded database, over the socket that the command line
 * uses.
 */
export const inDatabaseOf = async (
  { dataDir }: { dataDir: string },
  work: (database: mongoose.mongo.Db) => Promise<unknown>,
): Promise<void> => {
  const server = await openEmbeddedMongo({ dataDir, log: () => {} });
  const connection = await mongoose.createConnection(server.uri).asPromise();
  try {
    if (!connection.db) throw new Error('the database of the shop is not connected');
    await work(connection.db);
  } finally {
    await connection.close();
    await server.release();
  }
};
