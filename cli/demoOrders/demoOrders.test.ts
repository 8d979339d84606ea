import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { mayStep, nextStatuses } from '../../contract/orderSteps.js';
import { demoCustomers } from './demoCustomers.js';
import { demoOrders } from './demoOrders.js';

const products = Array.from({ length: 60 }, (_, at): ProductRecord => ({
  _id: new mongoose.Types.ObjectId(String(at).padStart(24, '0')),
  key: `product-${at}`,
  name: `Product ${at}`,
  image: [],
  category: [],
  subCategory: [],
  unit: '1 kg',
  stock: 3,
  price: 2_550 + at * 100,
  discount: at % 3 ? 0 : 7.5,
  description: '',
  more_details: [],
  revision: 1,
  version: 1,
}));
const now = new Date('2026-03-10T06:00:00Z');
const orders = demoOrders(products, now, 12);
const day = 24 * 3_600_000;

describe('the orders of the demo shop', () => {
  test('are a few dozen of the last thirty days, in every status', () => {
    expect(orders.length).toBeGreaterThanOrEqual(36);
    expect(orders.length).toBeLessThanOrEqual(80);
    expect(orders.filter(({ createdAt }) => createdAt > now || +now - +createdAt > 30 * day)).toEqual([]);
    expect(new Set(orders.map(({ status }) => status)).size).toBe(5);
    const busy = new Set(orders.map(({ createdAt }) => Math.floor((+now - +createdAt) / day)));
    expect(busy.size).toBeGreaterThan(20);
  });

  test('are the same ones each time, but for their times', () => {
    const later = demoOrders(products.toReversed(), new Date(+now + day), 12);
    const lasting = (all: typeof orders) =>
      all.map(({ _id, orderId, lines, totalAmt, status, userId }) => ({
        _id,
        orderId,
        lines,
        totalAmt,
        status,
        userId,
      }));
    expect(lasting(later)).toEqual(lasting(orders));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length);
  });

  test('add up, and went only steps that there are', () => {
    for (const { lines, totalAmt, history, status } of orders) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalAmt);
      expect(history.at(-1)?.status).toBe(status);
      const steps = history
        .slice(1)
        .map((step, at) => [history[at]?.status ?? 'placed', step.status] as const);
      expect(steps.filter(([from, to]) => !mayStep(from, to, 'admin'))).toEqual([]);
    }
  });

  test('are paid in cash while they can be cancelled, because no provider would refund them', () => {
    const cancellable = orders.filter((order) => nextStatuses(order, 'admin').includes('cancelled'));
    expect(cancellable.filter(({ payment_status }) => payment_status !== 'due')).toEqual([]);
    expect(orders.some(({ payment_method }) => payment_method === 'online')).toBe(true);
  });

  test('are by customers who are plainly invented', () => {
    expect(demoCustomers.map(({ name }) => name).filter((name) => !/^Demo customer \d$/.test(name))).toEqual(
      [],
    );
    for (const { email, address } of demoCustomers) {
      expect(email).toMatch(/@example\.com$/);
      expect([address.mobile, address.pincode]).toEqual([
        expect.stringMatching(/^0/),
        expect.stringMatching(/^0/),
      ]);
    }
    const names = new Set(demoCustomers.map(({ name }) => name));
    expect(orders.filter(({ customer }) => !names.has(customer.name))).toEqual([]);
    expect(new Set(orders.map(({ customer }) => customer.name)).size).toBeGreaterThan(3);
  });

  test('are none where there are no products', () => {
    expect(demoOrders([], now, 12)).toEqual([]);
  });
});
