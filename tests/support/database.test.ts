import { expect, test } from '@jest/globals';
import { openTestShop, type TestShop } from './shop.js';

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

test.each<[string, (shop: TestShop) => Promise<unknown>]>([
  ['another index', (shop) => shop.collection('products').createIndex({ odd: 1 })],
  ['a validator', (shop) => shop.database().command({ collMod: 'orders', validator: { odd: 1 } })],
  ['an index less', (shop) => shop.collection('orders').dropIndexes()],
  [
    'many documents',
    (shop) => shop.collection('misses').insertMany(Array.from({ length: 1_001 }, () => ({}))),
  ],
  ['a profile', (shop) => shop.database().setProfilingLevel('all')],
])('a database with %s goes to no other shop', async (_, spoil) => {
  const spoiled = await openTestShop();
  await spoiled.sells();
  await spoil(spoiled);
  await spoiled.close();

  const next = await openTestShop();
  expect(next.databaseUri).not.toBe(spoiled.databaseUri);
  await next.close();
});
