import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { deliver } from '../support/fullLife.js';
import { boughtBy, looksAtOrders, namesOf, orders, togetherWith } from '../support/recommendations.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

describe('what a customer bought', () => {
  let milk: Product;
  let bread: Product;
  let soap: Product;
  beforeAll(async () => {
    milk = await shop.sells({ name: 'Milk', stock: 100 });
    bread = await shop.sells({ name: 'Bread', stock: 100 });
    soap = await shop.sells({ name: 'Soap', stock: 100 });
  });

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
});

describe('what is bought together', () => {
  let asha: TestCustomer;
  let bina: TestCustomer;
  beforeAll(async () => {
    [asha, bina] = [await shop.customer(), await shop.customer()];
  });
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
});
