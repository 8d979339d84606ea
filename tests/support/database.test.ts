import { expect, test } from '@jest/globals';
import type { mongo } from 'mongoose';
import type { SchemaRecord } from '../../api/database/schemaVersion.js';
import { emptied, inDatabase, madeIn, openTestDatabase } from './database.js';
import { openTestShop, type TestShop } from './shop.js';

type Database = mongo.Db;

const isKept = !process.env.MONGODB_URI;

test('a shop gets the database of a closed one, and finds in it what a new one has', async () => {
  const first = await openTestShop();
  const contentOf = async ({ database }: TestShop) => {
    const collections = await database().collections();
    const counts = collections.map(async (one) => [one.collectionName, await one.countDocuments()] as const);
    return Object.fromEntries(await Promise.all(counts));
  };
  const content = await contentOf(first);
  await first.sells();
  await first.customer();
  await first.collection('odds').insertOne({ odd: true });
  await first.close();

  const next = await openTestShop();
  expect(next.databaseUri === first.databaseUri).toBe(isKept);
  expect(await contentOf(next)).toEqual(content);
  await next.close();
});

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['another index', (database) => database.collection('products').createIndex({ odd: 1 })],
  ['a validator', (database) => database.command({ collMod: 'orders', validator: { odd: 1 } })],
  ['an index less', (database) => database.collection('orders').dropIndexes()],
  [
    'many documents',
    (database) => database.collection('misses').insertMany(Array.from({ length: 1_001 }, () => ({}))),
  ],
  ['a profile', (database) => database.setProfilingLevel('all')],
])('a database with %s goes to no other shop', async (_, spoil) => {
  const { uri, drop } = await openTestDatabase();
  await inDatabase(uri, async (database) => {
    for (const name of ['products', 'orders', 'misses']) await database.createCollection(name);
    await database.collection('orders').createIndex({ userId: 1 });
    await database.collection<SchemaRecord>('meta').insertOne({ _id: 'schema', version: 1 });
    const made = await madeIn(database);
    expect(await emptied(uri, made)).toBe(true);
    await spoil(database);
    expect(await emptied(uri, made)).toBe(false);
  });
  await drop();
});
