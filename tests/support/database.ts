import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { openEmbeddedMongo } from '../../api/database/embedded/embeddedMongo.js';
import { historyParameter } from '../../api/database/embedded/history.js';
import type { SchemaRecord } from '../../api/database/schemaVersion.js';

type Database = mongoose.mongo.Db;

export interface TestDatabase {
  uri: string;
  drop(): Promise<void>;
}

/** A new database, or one that looks as after the first start of a shop that had no work yet. */
export interface ShopDatabase {
  uri: string;
  /** Notes what a shop has made in a new database. */
  isMade(): Promise<void>;
  /** Removes everything else, for the next shop of this thread. */
  leave(): Promise<void>;
}

/** The folder of one server for all test files that run at once; the server ends soon after their processes. */
const shared = path.join(tmpdir(), 'tokri-tests');

let server: Promise<{ uri: string }> | undefined;

const named = (uri: string, name: string) =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/]+)\/?[^?]*/, `$1/${name}`);

export const inDatabase = async <Result>(uri: string, use: (database: Database) => Promise<Result>) => {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  try {
    return await use(client.db());
  } finally {
    await client.close();
  }
};

/** Opens the server. To a shop in a test it is a MongoDB of the operator, so it has the history of one. */
const openServer = async (mongod: string | undefined) => {
  const opened = await openEmbeddedMongo({ dataDir: shared, mongod, log: () => {} });
  await inDatabase(opened.uri, ({ client }) =>
    client.db('admin').command({ setParameter: 1, [historyParameter]: 300 }),
  );
  return opened;
};

/** Returns the address of the server, which this thread keeps. */
const serverForTests = async (): Promise<string> => {
  const { MONGODB_URI, MONGOD: mongod } = process.env;
  if (MONGODB_URI) return MONGODB_URI;
  server ??= openServer(mongod);
  return (await server).uri;
};

/**
 * Opens a new, empty database with a name that begins with `mark`: at `MONGODB_URI` if set, else on the
 * embedded server.
 */
export const openTestDatabase = async (mark = 'test'): Promise<TestDatabase> => {
  const uri = named(await serverForTests(), `${mark}-${process.pid}-${randomBytes(6).toString('hex')}`);
  return {
    uri,
    drop: async () => {
      await inDatabase(uri, (database) => database.dropDatabase());
    },
  };
};

/** What a shop makes in a new database: collections, indexes, and the record that tells it from other databases. */
interface Made {
  /** The options of each, such as its validator, as JSON. */
  collections: ReadonlyMap<string, string>;
  indexes: unknown;
  schema: mongoose.mongo.WithId<SchemaRecord> | null;
}

const metaIn = (database: Database) => database.collection<SchemaRecord>('meta');

const collectionsIn = async (database: Database) => {
  const found = await database.listCollections<{ name: string; options?: object }>().toArray();
  return new Map(found.map(({ name, options }) => [name, JSON.stringify(options)]));
};

export const madeIn = async (database: Database): Promise<Made> => ({
  collections: await collectionsIn(database),
  indexes: (await database.stats())['indexes'],
  schema: await metaIn(database).findOne({ _id: 'schema' }),
});

/** Names the collections that have documents, in one command. */
const filledOf = async (database: Database, [first = '', ...others]: readonly string[]) => {
  const nameOf = (name: string) => [{ $limit: 1 }, { $project: { _id: 0, name: { $literal: name } } }];
  const union = others.map((coll) => ({ $unionWith: { coll, pipeline: nameOf(coll) } }));
  const found = database.collection(first).aggregate<{ name: string }>([...nameOf(first), ...union]);
  return (await found.toArray()).map(({ name }) => name);
};

/** More documents than this are dropped sooner than removed. */
const many = 1_000;

/**
 * Removes all documents but the schema record, and other collections than a shop makes. Returns false where a
 * database is better dropped: it has many documents, other indexes or validators, or a profile.
 */
export const emptied = (uri: string, made: Made): Promise<boolean> =>
  inDatabase(uri, async (database) => {
    const collections = await collectionsIn(database);
    const others = [...collections.keys()].filter((name) => !made.collections.has(name));
    if ([...made.collections].some(([name, options]) => collections.get(name) !== options)) return false;
    if (!made.schema || others.some((name) => name.startsWith('system.'))) return false;
    for (const name of others) await database.dropCollection(name);
    const { indexes, objects } = await database.stats();
    if (indexes !== made.indexes || Number(objects) > many) return false;
    for (const name of await filledOf(database, [...made.collections.keys()]))
      await database.collection(name).deleteMany({});
    await metaIn(database).insertOne(made.schema);
    return true;
  });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The error code of MongoDB for a database that another client drops at the same time: `DatabaseDropPending`. */
const dropPending = 215;

/** Drops the databases that ended runs of the tests have left on the server. Another thread may do the same. */
const dropForsaken = (uri: string) =>
  inDatabase(uri, async ({ client }) => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) {
      const [, pid] = /^test-(\d+)-/.exec(name) ?? [];
      if (!pid || isAlive(Number(pid))) continue;
      await client
        .db(name)
        .dropDatabase()
        .catch((error: unknown) => {
          if ((error as { code?: unknown }).code !== dropPending) throw error;
        });
    }
  });

/** What a shop makes in a new database, and the databases that closed shops of this thread have left. */
let made: Made | undefined;
const left: TestDatabase[] = [];

/**
 * Opens a database for a shop. Making a shop's collections and indexes takes half of the time in which it opens,
 * so a shop gets the emptied database of a closed one; at `MONGODB_URI`, where none may stay, a new one.
 */
export const openShopDatabase = async (): Promise<ShopDatabase> => {
  const database = left.pop() ?? (await openTestDatabase());
  const { uri, drop } = database;
  return {
    uri,
    isMade: async () => {
      if (made || process.env.MONGODB_URI) return;
      made = await inDatabase(uri, madeIn);
      await dropForsaken(uri);
    },
    leave: async () => {
      if (made && (await emptied(uri, made))) left.push(database);
      else await drop();
    },
  };
};
