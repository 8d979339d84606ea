import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { looksAtOrders, namesOf, orders, popularIn } from '../support/recommendations.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let customer: TestCustomer;
let apple: Product;
let bread: Product;
let curd: Product;
beforeAll(async () => {
  shop = await openTestShop();
  [admin, customer] = [await shop.admin(), await shop.customer()];
  apple = await shop.sells({ name: 'Apple' });
  bread = await shop.sells({ name: 'Bread' });
  curd = await shop.sells({ name: 'Curd' });
  await shop.sells({ name: 'Dates', stock: 0 });
});
afterAll(() => shop.close());

const popular = async () => namesOf(await popularIn(shop));

test('without orders it is what there is in stock, the same each time', async () => {
  expect(await popular()).toEqual(['Apple', 'Bread', 'Curd']);
  expect(await popular()).toEqual(['Apple', 'Bread', 'Curd']);
});

test('what stands in the most orders comes first, then what there is', async () => {
  await orders(customer, curd, bread);
  await orders(customer, curd);
  await looksAtOrders(shop);
  expect(await popular()).toEqual(['Curd', 'Bread', 'Apple']);
});

test('cancelled orders do not count', async () => {
  const before = await orders(customer, apple);
  const other = await orders(customer, apple);
  const last = await orders(customer, apple);
  await looksAtOrders(shop);
  expect(await popular()).toEqual(['Apple', 'Curd', 'Bread']);
  for (const { orderId } of [before, other, last])
    granted(await customer.call(calls.order.cancel, { body: { orderId } }));
  await looksAtOrders(shop);
  expect(await popular()).toEqual(['Curd', 'Bread', 'Apple']);
});

test('what was ordered more than 30 days ago does not count', async () => {
  const long = new Date(Date.now() - 31 * 24 * 3_600_000);
  const { orderId } = await orders(customer, bread);
  await orders(customer, bread);
  await looksAtOrders(shop);
  expect((await popular())[0]).toBe('Bread');
  await shop.collection('orders').updateOne({ orderId }, { $set: { createdAt: long } });
  await shop.collection('orders').updateMany({ orderId: { $ne: orderId } }, { $set: { createdAt: long } });
  await orders(customer, apple);
  await looksAtOrders(shop);
  expect((await popular())[0]).toBe('Apple');
});

test('a sold-out product is removed at once', async () => {
  granted(await admin.call(calls.product.update, { body: { _id: apple._id, stock: 0 } }));
  expect(await popular()).toEqual(['Bread', 'Curd']);
});

test('names twelve at most, and of each category the first before more of one', async () => {
  const fruit = 'Fruit';
  granted(
    await admin.call(calls.category.create, {
      body: { name: fruit, image: 'https://example.test/fruit.webp' },
    }),
  );
  const categories = granted(await shop.call(calls.category.list)).data;
  for (let at = 0; at < 12; at += 1) await shop.sells({ name: `Basket ${at}` });
  await shop.sells({ name: 'Fig', category: categories });
  const names = await popular();
  expect(names).toHaveLength(12);
  expect(names).toContain('Fig');
});
