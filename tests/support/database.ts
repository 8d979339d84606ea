import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { openEmbeddedMongo } from '../../api/database/embedded/embeddedMongo.js';

export interface TestDatabase {
  uri: string;
  /** Drops the database and disconnects from its server. */
  drop(): Promise<void>;
}

/** The folder of one server for all test files that run at once; the server ends with its last client. */
const shared = path.join(tmpdir(), 'tokri-tests');

const serverForTests = async () => {
  const given = process.env.MONGODB_URI;
  if (given) return { uri: given, release: async () => {} };
  return openEmbeddedMongo({ dataDir: shared, mongod: process.env.MONGOD, log: () => {} });
};

const named = (uri: string, name: string) =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/]+)\/?[^?]*/, `$1/${name}`);

const dropDatabase = async (uri: string) => {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    await connection.dropDatabase();
  } finally {
    await connection.close();
  }
};

/**
 * Opens a new, empty database with a name that begins with `mark`: at `MONGODB_URI` if set, else on the
 * embedded server.
 */
export const openTestDatabase = async (mark = 'test'): Promise<TestDatabase> => {
  const server = await serverForTests();
  const uri = named(server.uri, `${mark}-${randomBytes(6).toString('hex')}`);
  const drop = async () => {
    await dropDatabase(uri);
    await server.release();
  };
  return { uri, drop };
};
