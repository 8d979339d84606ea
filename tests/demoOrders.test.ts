import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CONFIG, type Config } from '../api/config/config.js';
import { demoCatalogue } from '../cli/catalogue/demo.js';
import { finishDemo } from '../cli/demoOrders/finishDemo.js';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Seeds a shop with forty products and without images, as the seed command does. */
const stocked = async () => {
  await shop.collection('products').insertMany(
    demoCatalogue.products.slice(0, 40).map(({ key, name, unit, price, discount, stock }) => ({
      ...{ key, name, unit, discount, stock, price: Math.round(price * 100) },
      ...{ image: [], category: [], subCategory: [], description: '', more_details: [] },
      ...{ revision: 1, version: 1 },
    })),
  );
  await shop.collection<{ _id: string }>('meta').insertOne({ _id: 'demo', state: 'done' } as { _id: string });
};
const finish = () => finishDemo(shop.app, shop.app.get<Config>(CONFIG));
const count = (name: string, filter = {}) => shop.collection(name).countDocuments(filter);
const stockOfAll = () => shop.collection('products').find().project({ stock: 1 }).toArray();

test('a shop with products or orders gets no demo orders', async () => {
  expect(await finish()).toBe(0);
  await shop.sells();
  await stocked();
  expect(await finish()).toBe(0);
  await shop.collection('products').deleteMany({ key: { $exists: false } });
  await shop.collection('orders').insertOne({ orderId: 'TK-REAL-0001' });
  expect(await finish()).toBe(0);
  expect(await count('audit', { action: 'shop.seed' })).toBe(0);
});

describe('a demo shop', () => {
  let fullStock: Awaited<ReturnType<typeof stockOfAll>>;
  /** How many orders each of two seedings at once has made. */
  let both: number[];
  beforeAll(async () => {
    for (const name of ['products', 'orders']) await shop.collection(name).deleteMany({});
    await shop.collection<{ _id: string }>('meta').deleteOne({ _id: 'demo' });
    await stocked();
    fullStock = await stockOfAll();
    both = await Promise.all([finish(), finish()]);
  });

  test('has a month of orders in the admin orders and the statistics, and its full stock', async () => {
    const made = Math.max(...both);
    const admin = await shop.admin();
    const { counts, totalCount } = granted(await admin.call(calls.order.adminOrders, { body: {} }));
    expect(totalCount).toBe(made);
    const { payment_pending, ...others } = counts;
    expect(payment_pending).toBe(0); // no order still waits for a payment
    expect(Math.min(...Object.values(others))).toBeGreaterThan(0);
    const { needs, sales } = granted(await admin.call(calls.statistics.home)).data;
    expect(needs).toMatchObject({ placed: counts.placed, failedPayments: 1 });
    expect(sales.month.now.orders).toBeGreaterThan(made * 0.7);
    expect(await stockOfAll()).toEqual(fullStock);
    const ratings = granted(await admin.call(calls.rating.adminRatings, { body: {} })).counts;
    expect(Math.min(ratings.pending, ratings.approved)).toBeGreaterThan(0);
    const products = shop.collection('products').find({ starCounts: { $exists: true } });
    const counted = (await products.toArray()).flatMap(({ starCounts }) => starCounts as number[]);
    expect(counted.reduce((sum, stars) => sum + stars, 0)).toBe(ratings.approved);
    const { data } = granted(await admin.call(calls.audit.list, { body: { action: 'shop.seed' } }));
    expect(data).toMatchObject([{ who: { _id: 'cli' }, things: [{ after: { orders: made } }] }]);
  });

  test('lets nobody log in as a demo customer', async () => {
    for (const password of ['', 'password', 'Demo customer 1'])
      expect(
        await shop.call(calls.user.login, { body: { email: 'demo-customer-1@example.com', password } }),
      ).not.toMatchObject({ status: 200 });
  });

  test('gives a cancelled order back what it holds', async () => {
    const admin = await shop.admin();
    const { data } = granted(await admin.call(calls.order.adminOrders, { body: { status: 'placed' } }));
    const { orderId } = data[0] ?? { orderId: '' };
    const { lines } = granted(await admin.call(calls.order.inspect, { body: { orderId } })).data;
    const stock = new Map((await stockOfAll()).map(({ _id, stock: left }) => [String(_id), Number(left)]));
    granted(await admin.call(calls.order.advance, { body: { orderId, from: 'placed', to: 'cancelled' } }));
    for (const { productId, quantity } of lines) {
      const left = (await stockOfAll()).find(({ _id }) => String(_id) === productId)?.stock as number;
      expect(left).toBe((stock.get(productId) ?? 0) + quantity);
    }
  });

  test('O-02 seeded twice, by two at once, or after its orders were deleted gets nothing more', async () => {
    expect(both.sort((a, b) => a - b)).toEqual([0, await count('orders')]);
    expect(await finish()).toBe(0);
    await shop.collection('orders').deleteMany({});
    expect(await finish()).toBe(0);
    expect([await count('orders'), await count('users', { name: /^Demo customer/ })]).toEqual([0, 8]);
    expect(await count('audit', { action: 'shop.seed' })).toBe(1);
  });
});
