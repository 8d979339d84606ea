import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { granted } from './support/client.js';
import type { TestCustomer } from './support/customer.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { claimsOf } from './support/tokens.js';

const max = limits.cartLines;

let shop: TestShop;
/** Ids of more products than a cart can hold. */
let productIds: string[];
beforeAll(async () => {
  shop = await openTestShop();
  const products = await Promise.all(Array.from({ length: max + 20 }, () => shop.sells()));
  productIds = products.map(({ _id }) => _id);
});
afterAll(() => shop.close());

const add = async (customer: TestCustomer, productId: string) =>
  (await customer.call(calls.cart.add, { body: { productId } })).status;
const merge = async (customer: TestCustomer, productIds: string[]) => {
  const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
  return granted(await customer.call(calls.cart.merge, { body: { lines } })).data;
};

/** Returns a customer with this many cart lines, and the products that are not in the cart yet. */
const holding = async (lines: number) => {
  const asha = await shop.customer();
  expect(await merge(asha, productIds.slice(0, lines))).toEqual({ added: lines, capped: [], gone: 0 });
  return { asha, others: productIds.slice(lines) };
};

test('a cart takes a hundred lines and no more', async () => {
  const { asha, others } = await holding(max - 1);
  const [last = '', tooMuch = ''] = others;
  expect(await add(asha, last)).toBe(200);
  const refused = await asha.call(calls.cart.add, { body: { productId: tooMuch } });
  expect(refused).toMatchObject({ status: 409, json: { code: 'cartFull' } });
  expect(await add(asha, last)).toBe(200);
  expect(await asha.cart()).toHaveLength(max);
});

test('what another process has added counts, and what was removed does not', async () => {
  const { asha, others } = await holding(max - 2);
  const [first = '', elsewhere = '', last = ''] = others;
  const userId = new Types.ObjectId(claimsOf(asha.token).sub);
  expect(await add(asha, first)).toBe(200);
  const [line] = await asha.cart();
  const stored = shop.collection('cartlines');
  const { _id, ...copied } = (await stored.findOne({ userId })) ?? {};
  await stored.insertOne({ ...copied, productId: new Types.ObjectId(elsewhere) });
  await shop.collection('users').updateOne({ _id: userId }, { $inc: { changes: 1 } });
  expect(await add(asha, last)).toBe(409);
  granted(await asha.call(calls.cart.remove, { body: { _id: line?._id ?? '' } }));
  expect(await add(asha, last)).toBe(200);
  expect(await asha.cart()).toHaveLength(max);
});

test('W-35 the last free line goes to one of five who add at once', async () => {
  const { asha, others } = await holding(max - 1);
  const statuses = await Promise.all(others.slice(0, 5).map((id) => add(asha, id)));
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await asha.cart()).toHaveLength(max);
});

test('W-35 as many as there is room for are added at once', async () => {
  const { asha, others } = await holding(max - 5);
  const statuses = await Promise.all(others.slice(0, 5).map((id) => add(asha, id)));
  expect(statuses).toEqual(Array(5).fill(200));
  expect(await asha.cart()).toHaveLength(max);
});

test('W-18 two merges and some adds at once do not pass the limit together', async () => {
  const { asha, others } = await holding(max - 20);
  const [one, other, single] = [others.slice(0, 15), others.slice(15, 30), others.slice(30, 35)];
  await Promise.all([merge(asha, one), merge(asha, other), ...single.map((id) => add(asha, id))]);
  expect(await asha.cart()).toHaveLength(max);
});
