import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { operator } from '../../api/audit/auditLog.service.js';
import { PruningService } from '../../api/importing/pruning.service.js';
import mongoose from 'mongoose';
import { confirmPrune } from '../../cli/importing/prune.js';
import { withApiIn } from '../../cli/withApi.js';
import { operatorOf } from '../support/operating.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let pruning: PruningService;
beforeAll(async () => {
  shop = await openTestShop();
  pruning = shop.app.get(PruningService, { strict: false });
});
afterEach(async () => {
  await shop.collection('products').deleteMany({});
  await shop.collection('audit').deleteMany({});
});
afterAll(() => shop.close());

const products = () => shop.collection('products');

/** Replaces the catalogue by this many products and returns their ids. */
const stocked = async (count: number): Promise<string[]> => {
  const { _id: _own, ...like } = (await products().findOne({ name: (await shop.sells()).name })) ?? {};
  await products().deleteMany({});
  const ids = Array.from({ length: count }, () => new mongoose.Types.ObjectId());
  await products().insertMany(ids.map((_id, at) => ({ ...like, _id, name: `Thing ${at}` })));
  return ids.map(String);
};

const removals = async () => {
  const entries = await shop.collection('audit').find({ action: 'product.bulk.remove' }).toArray();
  return entries.reduce((sum, { things }) => sum + (things as unknown[]).length, 0);
};

test('two that remove the same at once each try again without what is gone: every product goes once', async () => {
  const ids = await stocked(250);
  const removed = await Promise.all([
    pruning.remove(operator, ids),
    pruning.remove(operator, ids),
    pruning.remove(operator, ids),
  ]);
  expect(removed.reduce((sum, count) => sum + count)).toBe(250);
  expect(await products().countDocuments()).toBe(0);
  expect(await removals()).toBe(250);
});

test('what is gone before its turn is passed over, and what somebody edits meanwhile goes', async () => {
  const ids = await stocked(150);
  const objectIds = ids.map((id) => new mongoose.Types.ObjectId(id));
  await products().deleteMany({ _id: { $in: objectIds.slice(0, 20) } });
  await products().updateMany(
    { _id: { $in: objectIds.slice(20, 30) } },
    { $set: { price: 1 }, $inc: { revision: 1 } },
  );
  const done: number[] = [];
  expect(await pruning.remove(operator, ids, { onProgress: (count) => done.push(count) })).toBe(130);
  expect(done).toEqual([100, 150]);
  expect(await pruning.remove(operator, ids)).toBe(0);
  expect(await removals()).toBe(130);
});

test('it stops after those that it is at', async () => {
  const ids = await stocked(150);
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  expect(await pruning.remove(operator, ids, { stopping: stop.signal, onProgress })).toBe(100);
  expect(await products().countDocuments()).toBe(50);
});

test('a product of an open order goes too, and the order keeps its line and goes on', async () => {
  const customer = await shop.customer();
  const milk = await shop.sells();
  await customer.adds(milk);
  const { orderId } = await customer.placesOrder();
  expect(await pruning.remove(operator, [milk._id])).toBe(1);
  expect(await products().countDocuments()).toBe(0);
  expect(await shop.collection('orders').findOne({ orderId })).toMatchObject({
    status: 'placed',
    lines: [{ name: milk.name, quantity: 1 }],
  });
});

test('nothing is confirmed to go by a file with a bad row, which may be the one that names a product', async () => {
  const order = { id: '0'.repeat(24), mapping: {} };
  const confirmed = withApiIn(operatorOf(shop).env)((api) =>
    confirmPrune(api, order, { badCount: 1, total: 2 }, 'part.csv', { yes: true }),
  );
  await expect(confirmed).rejects.toMatchObject({
    exit: 'validation',
    message: expect.stringContaining('--prune wants a file without bad rows, and 1 of part.csv is'),
  });
});
