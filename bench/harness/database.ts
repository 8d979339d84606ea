import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { openEmbeddedMongo } from '../../api/database/embedded/embeddedMongo.js';

/** A folder and databases for one measurement. */
export interface Fixture {
  folder: string;
  /** Opens an empty database of that name. */
  database(name: string): Promise<{ uri: string; connection: Connection }>;
  clear(): Promise<void>;
}

const named = (uri: string, name: string) =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/]+)\/?[^?]*/, `$1/${name}`);

/**
 * Makes a temporary folder and opens databases for a measurement, on the server of `MONGODB_URI` if set, else
 * on an embedded one.
 */
export const openFixture = async (log: (line: string) => void): Promise<Fixture> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokri-bench-'));
  const given = process.env.MONGODB_URI;
  const embedded = given
    ? undefined
    : await openEmbeddedMongo({ dataDir: folder, mongod: process.env.MONGOD, log });
  const opened: Connection[] = [];
  return {
    folder,
    database: async (name) => {
      const uri = named(given ?? embedded?.uri ?? '', `bench-${process.pid}-${name}`);
      const connection = await mongoose.createConnection(uri).asPromise();
      opened.push(connection);
      await connection.dropDatabase();
      return { uri, connection };
    },
    clear: async () => {
      for (const connection of opened) {
        await connection.dropDatabase();
        await connection.close();
      }
      await embedded?.release();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
};
