import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { openTestDatabase } from './database.js';
import {
  type Dialogue,
  type Ran,
  type Running,
  type Shown,
  startTokri,
  tokriIn,
  typingIn,
} from './ranTokri.js';

/** A database and a folder for the commands of a test. */
export interface Fixture {
  folder: string;
  connection: Connection;
  /** Runs a command in this process. */
  tokri(...args: string[]): Promise<Ran>;
  /** Runs a command in this process, with this standard input. */
  reads(input: string | Buffer, ...args: string[]): Promise<Ran>;
  /** Starts a built command in a separate process. */
  starts(...args: string[]): Running;
  /** Runs a command in this process, as in a terminal, and types the dialogue. */
  types(args: readonly string[], dialogue: Dialogue): Promise<Shown>;
  /** Removes all products and categories. */
  empties(): Promise<void>;
  close(): Promise<void>;
}

/** @param mark a part of the database's name */
export const openFixture = async (mark?: string): Promise<Fixture> => {
  const database = await openTestDatabase(mark);
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-cli-'));
  const env = { ...process.env, MONGODB_URI: database.uri, DATA_DIR: folder, NODE_ENV: 'test' };
  const connection = await mongoose.createConnection(database.uri).asPromise();
  return {
    folder,
    connection,
    tokri: tokriIn(env),
    reads: (input, ...args) => tokriIn(env, input)(...args),
    starts: (...args) => startTokri(env, ...args),
    types: typingIn(env),
    empties: async () => {
      for (const name of ['products', 'categories', 'subcategories', 'imports'])
        await connection.collection(name).deleteMany({});
    },
    close: async () => {
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Returns the products of a database without ids and times, which differ each time; categories by their
 * names.
 */
export const productsIn = async (connection: Connection) => {
  const of = (name: string, sort: Record<string, 1>) =>
    connection.collection(name).find().sort(sort).toArray();
  const [categories, subCategories] = [
    await of('categories', { name: 1 }),
    await of('subcategories', { name: 1 }),
  ];
  const names = new Map(
    [...categories, ...subCategories].map(({ _id, name }) => [String(_id), name as string]),
  );
  const named = (ids: unknown) => (ids as unknown[]).map((id) => names.get(String(id)));
  return {
    categories: categories.map(({ name, image }) => ({ name, image })),
    subCategories: subCategories.map(({ name, image, category }) => ({
      name,
      image,
      category: named(category),
    })),
    products: (await of('products', { key: 1, name: 1, unit: 1 })).map(
      ({ _id, updatedAt: _at, category, subCategory, ...rest }): Record<string, unknown> => ({
        ...rest,
        category: named(category),
        subCategory: named(subCategory),
      }),
    ),
  };
};
