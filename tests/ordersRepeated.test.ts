import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { unique } from './support/customer.js';
import { orderOf, ordersOf, press, readyToOrder } from './support/ordering.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const shopper = async (quantity = 2) => {
  const milk = await shop.sells({ stock: 100 });
  const asha = await shop.customer();
  await asha.adds(milk, quantity);
  return { milk, asha, body: await readyToOrder(asha) };
};

test('W-35 the same key with the same body is answered the same, and orders once', async () => {
  const { milk, asha, body } = await shopper();
  const key = unique('key');
  const first = granted(await press(asha, body, key));
  await asha.adds(milk, 2);
  expect(granted(await press(asha, body, key))).toEqual(first);
  expect(await ordersOf(asha)).toEqual([first.data]);
  expect(await shop.stockOf(milk)).toBe(98);
  expect(await asha.cart()).toHaveLength(1);
});

test('W-35 the same key with another body is refused', async () => {
  const { milk, asha, body } = await shopper();
  const key = unique('key');
  granted(await press(asha, body, key));
  await asha.adds(milk, 1);
  const other = orderOf(await asha.cart(), (await asha.address())._id);
  expect(await press(asha, other, key)).toMatchObject({ status: 409, json: { code: 'keyReused' } });
  expect(await ordersOf(asha)).toHaveLength(1);
});

test('W-35 a key belongs to its customer', async () => {
  const [one, other] = [await shopper(), await shopper()];
  const key = unique('key');
  const first = granted(await press(one.asha, one.body, key)).data;
  const second = granted(await press(other.asha, other.body, key)).data;
  expect(second._id).not.toBe(first._id);
  expect(await ordersOf(other.asha)).toEqual([second]);
});

test('W-35 a key of a refused order may be used again', async () => {
  const { asha, body } = await shopper();
  const key = unique('key');
  expect((await press(asha, { ...body, totalAmt: 1 }, key)).status).toBe(409);
  expect((await press(asha, body, key)).status).toBe(200);
});

test('W-35 without a key, a cart that was ordered already is not ordered again', async () => {
  const { milk, asha, body } = await shopper();
  granted(await press(asha, body));
  expect(await press(asha, body)).toMatchObject({ status: 409, json: { code: 'cartChanged', data: [] } });
  expect(await ordersOf(asha)).toHaveLength(1);
  expect(await shop.stockOf(milk)).toBe(98);
});

test('W-35 a key takes 1 to 200 printable characters', async () => {
  const { asha, body } = await shopper();
  for (const key of ['', 'k'.repeat(201), 'clé', 'a\tb'])
    expect([key, (await press(asha, body, key)).status]).toEqual([key, 400]);
  expect(await ordersOf(asha)).toEqual([]);
  expect((await press(asha, body, `{"$ne": 1} ${'k'.repeat(189)}`)).status).toBe(200);
});

test('W-35 one key pressed ten times at once makes one order, and tells everybody of it', async () => {
  const { milk, asha, body } = await shopper();
  const key = unique('key');
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(asha, body, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const listed = await ordersOf(asha);
  expect(listed).toHaveLength(1);
  for (const { json } of answers) expect(json.data).toEqual(listed[0]);
  expect(await shop.stockOf(milk)).toBe(98);
  expect(await asha.cart()).toEqual([]);
});

test('W-35 one cart pressed ten times at once without a key makes one order', async () => {
  const { milk, asha, body } = await shopper();
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(asha, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await ordersOf(asha)).toHaveLength(1);
  expect(await shop.stockOf(milk)).toBe(98);
});

test('W-35 one key with two bodies at once makes one order', async () => {
  const { asha, body } = await shopper();
  const key = unique('key');
  const other = { ...body, addressId: (await asha.address())._id };
  const answers = await Promise.all([press(asha, body, key), press(asha, other, key)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('keyReused');
  expect(await ordersOf(asha)).toHaveLength(1);
});

test('an online order needs the same body as one for cash', async () => {
  const { asha } = await shopper();
  expect((await asha.call(calls.order.checkout, { wrongBody: {} })).status).toBe(400);
});
