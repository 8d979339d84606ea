import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { deliver } from '../support/fullLife.js';
import { looksAtOrders, orders, togetherWith } from '../support/recommendations.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let asha: TestCustomer;
let bina: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  [admin, asha, bina] = [await shop.admin(), await shop.customer(), await shop.customer()];
});
afterAll(() => shop.close());
beforeEach(() => shop.collection('orders').deleteMany({}));

const sells = (name: string, stock = 50) => shop.sells({ name, stock });

test('names what several customers ordered with it', async () => {
  const [tea, milk, soap] = [await sells('Tea'), await sells('Milk'), await sells('Soap')];
  await deliver(admin, (await orders(asha, tea, milk)).orderId);
  await orders(bina, tea, milk);
  await orders(bina, soap);
  await looksAtOrders(shop);
  expect(await togetherWith(shop, tea)).toEqual(['Milk']);
  expect(await togetherWith(shop, milk)).toEqual(['Tea']);
  expect(await togetherWith(shop, soap)).toEqual([]);
});

test('tells nothing that one customer alone did', async () => {
  const [rice, dal] = [await sells('Rice'), await sells('Dal')];
  await orders(asha, rice, dal);
  await orders(asha, rice, dal);
  await looksAtOrders(shop);
  expect(await togetherWith(shop, rice)).toEqual([]);
});

test('cancelled orders do not count', async () => {
  const [rice, dal] = [await sells('Rice'), await sells('Dal')];
  await orders(asha, rice, dal);
  const { orderId } = await orders(bina, rice, dal);
  await looksAtOrders(shop);
  expect(await togetherWith(shop, rice)).toEqual(['Dal']);
  granted(await bina.call(calls.order.cancel, { body: { orderId } }));
  await looksAtOrders(shop);
  expect(await togetherWith(shop, rice)).toEqual([]);
});

test('what is out of stock or deleted is left out at once', async () => {
  const [rice, dal, ghee, salt] = [
    await sells('Rice'),
    await sells('Dal'),
    await sells('Ghee'),
    await sells('Salt'),
  ];
  await orders(asha, rice, dal, ghee, salt);
  await orders(bina, rice, dal, ghee, salt);
  await looksAtOrders(shop);
  expect((await togetherWith(shop, rice)).sort()).toEqual(['Dal', 'Ghee', 'Salt']);
  granted(await admin.call(calls.product.update, { body: { _id: dal._id, stock: 0 } }));
  granted(await admin.call(calls.product.remove, { body: { _id: ghee._id } }));
  expect(await togetherWith(shop, rice)).toEqual(['Salt']);
});

test('an order that is not paid yet does not count', async () => {
  const [rice, dal] = [await sells('Rice'), await sells('Dal')];
  await orders(asha, rice, dal);
  const { orderId } = await orders(bina, rice, dal);
  await shop.collection('orders').updateOne({ orderId }, { $set: { payment_status: 'awaiting' } });
  await looksAtOrders(shop);
  expect(await togetherWith(shop, rice)).toEqual([]);
});

test('names twelve at most', async () => {
  const tea = await sells('Tea');
  const others = [];
  for (let at = 0; at < 14; at += 1) others.push(await sells(`Biscuit ${at}`));
  await orders(asha, tea, ...others);
  await orders(bina, tea, ...others);
  await looksAtOrders(shop);
  expect(await togetherWith(shop, tea)).toHaveLength(12);
});

test('a product that there is not is not found', async () => {
  const tea = await sells('Tea');
  granted(await admin.call(calls.product.remove, { body: { _id: tea._id } }));
  for (const productId of [tea._id, 'f'.repeat(24)])
    expect(await shop.call(calls.product.together, { body: { productId } })).toMatchObject({
      status: 404,
      json: { code: 'notFound' },
    });
  expect(await shop.call(calls.product.together, { body: { productId: 'x' } })).toMatchObject({
    status: 400,
  });
});

test('says of an account that was deleted no more than of anybody', async () => {
  const [rice, dal] = [await sells('Rice'), await sells('Dal')];
  await orders(asha, rice, dal);
  const leaver = await shop.customer();
  await deliver(admin, (await orders(leaver, rice, dal)).orderId);
  granted(await leaver.call(calls.user.remove, { body: { password: leaver.password } }));
  await looksAtOrders(shop);
  expect(await togetherWith(shop, rice)).toEqual(['Dal']);
});
