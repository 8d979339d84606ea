import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { StatisticsService } from '../api/statistics/statistics.service.js';
import type { OrderRecord } from '../api/orders/order.schema.js';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import type { CallBody } from '../contract/schemas.js';
import type { DashboardStatistics } from '../contract/statistics.js';
import { granted } from './support/client.js';
import { type TestCustomer, unique } from './support/customer.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ LOW_STOCK: '2' });
  admin = await shop.admin();
});
afterAll(() => shop.close());
beforeEach(() => shop.collection('orders').deleteMany({}));

const orders = () => shop.collection<OrderRecord>('orders');
const home = async (): Promise<DashboardStatistics> => granted(await admin.call(calls.statistics.home)).data;
/** Returns the statistics as of a moment. */
const homeAt = (now: Date) => shop.app.get(StatisticsService).home(now);

/** Builds an order record with one line: one piece for `totalAmt` paise. */
const order = (createdAt: Date, fields: Partial<OrderRecord> = {}): OrderRecord => {
  const { totalAmt = 10_000 } = fields;
  const line = {
    productId: new mongoose.Types.ObjectId('a'.repeat(24)),
    name: 'Milk',
    image: [],
    unit: '1 l',
    quantity: 1,
    price: totalAmt,
    discount: 0,
    amount: totalAmt,
  };
  return {
    _id: new mongoose.Types.ObjectId(),
    userId: new mongoose.Types.ObjectId(),
    orderId: unique('TK'),
    createdAt,
    deliverBy: createdAt,
    lines: [line],
    subTotalAmt: totalAmt,
    totalAmt,
    delivery_address: { address_line: 'x', city: 'x', state: 'x', pincode: '1', country: 'x', mobile: '1' },
    status: 'placed',
    payment_method: 'cod',
    payment_status: 'due',
    history: [],
    customer: { name: 'x', email: 'x' },
    note: '',
    search: [],
    ...fields,
  };
};

const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const hour = 3_600_000;

describe('A-01 the dashboard statistics', () => {
  test('count what needs somebody now', async () => {
    await shop.sells({ stock: 2 });
    await shop.sells({ stock: 3 });
    await shop.sells({ stock: 0 });
    const buyer = await shop.customer();
    await buyer.adds(await shop.sells());
    await buyer.placesOrder();
    const now = Date.now();
    await orders().insertMany([
      order(new Date(now - hour), { status: 'packed' }),
      order(new Date(now - hour), {
        status: 'cancelled',
        payment_method: 'online',
        payment_status: 'failed',
      }),
      order(new Date(now - 8 * 24 * hour), { status: 'cancelled', payment_status: 'failed' }),
    ]);
    const { needs, lowStock } = await home();
    expect(needs).toEqual({
      placed: 1,
      packed: 1,
      out_for_delivery: 0,
      lowStock: 1,
      soldOut: 1,
      failedPayments: 1,
      problems: 0,
      ratings: 0,
    });
    expect(lowStock).toBe(2);
  });

  test('count as failed payments what the admin orders show under that filter', async () => {
    const now = Date.now();
    const failed = (days: number, fields: Partial<OrderRecord> = {}) =>
      order(new Date(now - days * 24 * hour), { status: 'cancelled', payment_status: 'failed', ...fields });
    const news = [failed(0), failed(6.9, { status: 'placed' })];
    await orders().insertMany([...news, failed(7.1), failed(0, { payment_status: 'expired' })]);
    const adminOrders = async (body: CallBody<'order', 'adminOrders'>) =>
      granted(await admin.call(calls.order.adminOrders, { body }));
    const shown = await adminOrders({ payment: 'failed', days: limits.failedPaymentDays });
    expect((await home()).needs.failedPayments).toBe(news.length);
    expect(shown.totalCount).toBe(news.length);
    expect(shown.data.map(({ orderId }) => orderId).sort()).toEqual(
      news.map(({ orderId }) => orderId).sort(),
    );
    expect(shown.counts).toMatchObject({ placed: 1, cancelled: 1, packed: 0 });
    expect((await adminOrders({ payment: 'failed' })).totalCount).toBe(news.length + 1);
  });

  test('of a shop without orders are all 0, thirty days of it', async () => {
    const { sales, days, top } = await home();
    const none = { orders: 0, amount: 0, basket: 0 };
    const nothing = { now: none, before: none };
    expect(sales).toEqual({ today: nothing, week: nothing, month: nothing });
    expect(days).toHaveLength(30);
    expect(days.every((one) => one.orders === 0 && one.amount === 0)).toBe(true);
    expect(days.at(-1)?.day).toBe(indian.format(new Date()));
    expect(top).toEqual({ bySold: [], byAmount: [] });
  });

  test('begin a day at midnight in India, which is 18:30 elsewhere', async () => {
    const now = new Date('2026-03-10T06:00:00Z');
    await orders().insertMany([
      order(new Date('2026-03-09T18:29:59.999Z'), { totalAmt: 101 }),
      order(new Date('2026-03-09T18:30:00.000Z'), { totalAmt: 202 }),
      order(new Date('2026-03-10T05:59:59.999Z'), { totalAmt: 404 }),
      order(new Date('2026-03-10T06:00:01.000Z'), { totalAmt: 808 }),
    ]);
    const { days, sales } = await homeAt(now);
    expect(days.slice(-2)).toEqual([
      { day: '2026-03-09', orders: 1, amount: 101 },
      { day: '2026-03-10', orders: 2, amount: 606 },
    ]);
    expect(sales.today.now).toEqual({ orders: 2, amount: 606, basket: 303 });
  });

  test('compare with the period before up to the same time of day', async () => {
    const now = new Date('2026-03-10T06:00:00Z');
    const ago = (days: number, hours = 1) =>
      order(new Date(now.getTime() - days * 24 * hour - hours * hour), { totalAmt: 100 });
    await orders().insertMany([
      ago(0),
      ago(1),
      ago(1, -1),
      ago(6),
      ago(7),
      ago(13),
      ago(29),
      ago(30),
      ago(60),
    ]);
    const { sales } = await homeAt(now);
    const counts = Object.values(sales).map((one) => [one.now.orders, one.before.orders]);
    expect(counts).toEqual([
      [1, 1],
      [4, 2],
      [7, 1],
    ]);
  });

  test('leave out cancelled orders and unpaid online orders', async () => {
    const at = new Date('2026-03-10T05:00:00Z');
    const online = (payment_status: OrderRecord['payment_status']) =>
      order(at, { payment_method: 'online', payment_status });
    await orders().insertMany([
      order(at, { status: 'cancelled' }),
      order(at, { status: 'delivered', payment_status: 'paid' }),
      ...(['awaiting', 'failed', 'expired', 'refunded', 'paid'] as const).map(online),
    ]);
    const { sales, days, top } = await homeAt(new Date('2026-03-10T06:00:00Z'));
    expect(sales.today.now).toEqual({ orders: 2, amount: 20_000, basket: 10_000 });
    expect(days.at(-1)).toEqual({ day: '2026-03-10', orders: 2, amount: 20_000 });
    expect(top.bySold).toMatchObject([{ name: 'Milk', sold: 2, amount: 20_000 }]);
  });

  test('agree with a count by hand, whenever orders come around midnight', async () => {
    const now = new Date('2026-03-10T18:31:00Z');
    const midnights = Array.from(
      { length: 40 },
      (_, days) => Date.parse('2026-03-10T18:30:00Z') - days * 24 * hour,
    );
    const made = midnights.flatMap((midnight) =>
      Array.from({ length: 5 }, () =>
        order(new Date(midnight + randomInt(-120_000, 60_000)), { totalAmt: randomInt(1, 1_000_000) }),
      ),
    );
    await orders().insertMany(made);
    const byHand = new Map<string, { orders: number; amount: number }>();
    for (const { createdAt, totalAmt } of made) {
      const day = indian.format(createdAt);
      const { orders: count, amount } = byHand.get(day) ?? { orders: 0, amount: 0 };
      byHand.set(day, { orders: count + 1, amount: amount + totalAmt });
    }
    const { days, sales } = await homeAt(now);
    expect(days).toHaveLength(30);
    for (const { day, ...statistics } of days)
      expect([day, statistics]).toEqual([day, byHand.get(day) ?? { orders: 0, amount: 0 }]);
    const sum = (last: number) => days.slice(-last).reduce((all, { amount }) => all + amount, 0);
    expect([sales.today, sales.week, sales.month].map((one) => one.now.amount)).toEqual([
      sum(1),
      sum(7),
      sum(30),
    ]);
  });

  test('name the five best sellers by pieces and by amount, as they are called now', async () => {
    const at = new Date(Date.now() - hour);
    const sold = await shop.sells({ name: unique('Renamed milk') });
    const lineOf = (index: number, productId = new mongoose.Types.ObjectId()) => ({
      productId,
      name: `Product ${index}`,
      image: ['demo/product-milk-1.webp'],
      unit: '1',
      quantity: index,
      price: 100,
      discount: 0,
      amount: 1_000 * (10 - index),
    });
    const lines = [1, 2, 3, 4, 5, 6].map((index) => lineOf(index));
    await orders().insertMany([
      order(at, { lines }),
      order(at, { lines: [lineOf(9, new mongoose.Types.ObjectId(sold._id))] }),
      order(new Date(Date.now() - 31 * 24 * hour), { lines: [lineOf(50)] }),
    ]);
    const { bySold, byAmount } = (await home()).top;
    expect(bySold.map(({ name, sold: pieces }) => [name, pieces])).toEqual([
      [sold.name, 9],
      ['Product 6', 6],
      ['Product 5', 5],
      ['Product 4', 4],
      ['Product 3', 3],
    ]);
    expect(byAmount.map(({ name, amount }) => [name, amount])).toEqual([
      ['Product 1', 90],
      ['Product 2', 80],
      ['Product 3', 70],
      ['Product 4', 60],
      ['Product 5', 50],
    ]);
    expect(byAmount[0]?.image).toEqual(['/media/demo/product-milk-1.webp']);
  });
});
