import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { boughtBy, namesOf, orders } from '../support/recommendations.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let milk: Product;
let bread: Product;
let soap: Product;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  milk = await shop.sells({ name: 'Milk', stock: 100 });
  bread = await shop.sells({ name: 'Bread', stock: 100 });
  soap = await shop.sells({ name: 'Soap', stock: 100 });
});
afterAll(() => shop.close());

const bought = async (customer: TestCustomer) => namesOf(await boughtBy(customer));

test('is refused to who is not logged in', async () => {
  expect(await shop.call(calls.order.bought)).toMatchObject({
    status: 401,
    json: { code: 'unauthenticated' },
  });
});

test('is empty for who has bought nothing', async () => {
  expect(await bought(await shop.customer())).toEqual([]);
});

test('is what one bought oneself, the most frequent first, then the last', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()];
  await orders(customer, soap);
  await orders(customer, bread, milk);
  await orders(customer, milk);
  await orders(other, bread);
  expect(await bought(customer)).toEqual(['Milk', 'Bread', 'Soap']);
  expect(await bought(other)).toEqual(['Bread']);
});

test('what was bought often long ago comes after what is bought now', async () => {
  const customer = await shop.customer();
  const long = new Date(Date.now() - 365 * 24 * 3_600_000);
  for (let times = 0; times < 3; times += 1) {
    const { orderId } = await orders(customer, soap);
    await shop.collection('orders').updateOne({ orderId }, { $set: { createdAt: long } });
  }
  await orders(customer, bread);
  expect(await bought(customer)).toEqual(['Bread', 'Soap']);
});

test('what was cancelled or not paid was not bought', async () => {
  const customer = await shop.customer();
  const { orderId } = await orders(customer, milk);
  granted(await customer.call(calls.order.cancel, { body: { orderId } }));
  const unpaid = await orders(customer, bread);
  await shop
    .collection('orders')
    .updateOne({ orderId: unpaid.orderId }, { $set: { payment_status: 'awaiting' } });
  expect(await bought(customer)).toEqual([]);
});

test('what is gone is left out, what is out of stock comes last', async () => {
  const customer = await shop.customer();
  const [gone, soldOut] = [await shop.sells({ name: 'Gone' }), await shop.sells({ name: 'Out of stock' })];
  await orders(customer, gone, soldOut);
  await orders(customer, soldOut, bread);
  granted(await admin.call(calls.product.remove, { body: { _id: gone._id } }));
  granted(await admin.call(calls.product.update, { body: { _id: soldOut._id, stock: 0 } }));
  expect(await bought(customer)).toEqual(['Bread', 'Out of stock']);
});

test('is thirty products at most, and shows their mark of food', async () => {
  const customer = await shop.customer();
  const egg = await shop.sells({ name: 'Eggs', more_details: { Diet: 'Contains egg' } });
  const others = [];
  for (let at = 0; at < 31; at += 1) others.push(await shop.sells({ name: `Thing ${at}` }));
  await orders(customer, ...others);
  await orders(customer, egg);
  const products = await boughtBy(customer);
  expect(products).toHaveLength(30);
  expect(products[0]).toMatchObject({ name: 'Eggs', food: 'nonVeg' });
  expect(products[1]).not.toHaveProperty('food');
});
