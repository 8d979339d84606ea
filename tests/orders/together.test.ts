import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { isOfOrder } from '../support/mailbox.js';
import { ordersOf, press, readyToOrder } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const idOf = ({ token }: TestCustomer) => new mongoose.Types.ObjectId(claimsOf(token).sub);

/** A customer with one product in the cart, and the order for it. */
const buyerOf = async (product: Product) => {
  const customer = await shop.customer();
  await customer.adds(product);
  return { customer, body: await readyToOrder(customer), key: unique('key') };
};
type Buyer = Awaited<ReturnType<typeof buyerOf>>;

const buyersOf = (product: Product, count: number) =>
  Promise.all(Array.from({ length: count }, () => buyerOf(product)));

const presses = ({ customer, body, key }: Buyer) => press(customer, body, key);

/** Counts for each buyer the orders, the lines left in the cart, the answered keys and the mails about orders. */
const booksOf = async (buyers: readonly Buyer[]) => {
  await waitUntil(
    () => shop.collection('outgoingmails').countDocuments(),
    (waiting) => waiting === 0,
  );
  const mails = (await shop.mails()).filter(isOfOrder);
  return Promise.all(
    buyers.map(async ({ customer, key }) => ({
      orders: (await ordersOf(customer)).length,
      lines: (await customer.cart()).length,
      keys: await shop.collection('answeredkeys').countDocuments({ userId: idOf(customer), key }),
      mails: mails.filter(({ to }) => to === customer.email).length,
    })),
  );
};

/** A change in a transaction that stays open while a batch is written, so that the batch meets it. */
const withOpenChange = async (
  change: (session: ClientSession) => Promise<unknown>,
  during: (commit: () => Promise<void>) => Promise<void>,
) => {
  const session = await shop.app.get<Connection>(getConnectionToken()).startSession();
  session.startTransaction();
  await change(session);
  await during(() => session.commitTransaction());
  await session.endSession();
};

const placed = { orders: 1, lines: 0, keys: 1, mails: 1 };

const spoilers: [
  string,
  string,
  (buyer: Buyer, product: Product, session: ClientSession) => Promise<unknown>,
][] = [
  [
    'that was sold out',
    'outOfStock',
    (_, { _id }, session) =>
      shop
        .collection('products')
        .updateOne({ _id: new mongoose.Types.ObjectId(_id) }, { $set: { stock: 0 } }, { session }),
  ],
  [
    'whose cart was changed',
    'cartChanged',
    ({ customer }, _, session) =>
      shop
        .collection('cartlines')
        .updateOne({ userId: idOf(customer) }, { $set: { quantity: 3 } }, { session }),
  ],
  [
    'whose key was used elsewhere',
    'keyReused',
    async ({ customer, key }, _, session) => {
      const userId = idOf(customer);
      await shop.collection('users').updateOne({ _id: userId }, { $inc: { changes: 1 } }, { session });
      const answered = { userId, key, fingerprint: 'another', made: {}, createdAt: new Date() };
      await shop.collection('answeredkeys').insertOne(answered, { session });
    },
  ],
  [
    'whose account was deleted',
    'sessionEnded',
    ({ customer }, _, session) => shop.collection('users').deleteOne({ _id: idOf(customer) }, { session }),
  ],
];

test.each(spoilers)(
  'an order %s fails alone, with its own error, and others need not wait for it',
  async (_, code, change) => {
    const [milk, rice] = [await shop.sells({ stock: 100 }), await shop.sells({ stock: 10 })];
    const [others, ravi] = [await buyersOf(milk, 12), await buyerOf(rice)];
    await withOpenChange(
      (session) => change(ravi, rice, session),
      async (commit) => {
        const all = others.map(presses);
        const his = presses(ravi);
        expect((await Promise.all(all)).map(({ status }) => status)).toEqual(others.map(() => 200));
        await commit();
        expect((await his).json.code).toBe(code);
      },
    );
    expect(await booksOf(others)).toEqual(others.map(() => placed));
    expect(await shop.collection('orders').countDocuments({ userId: idOf(ravi.customer) })).toBe(0);
    expect([await shop.stockOf(milk), await shop.stockOf(rice)]).toEqual([
      88,
      code === 'outOfStock' ? 0 : 10,
    ]);
  },
);

test('50 buyers of 10 pieces: ten are in the books, each once, and the others keep their carts', async () => {
  const milk = await shop.sells({ stock: 10 });
  const buyers = await buyersOf(milk, 50);
  const answers = await Promise.all(buyers.map(presses));
  const books = await booksOf(buyers);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(books).toEqual(
    answers.map(({ status }) => (status === 200 ? placed : { orders: 0, lines: 1, keys: 0, mails: 0 })),
  );
  expect(await shop.stockOf(milk)).toBe(0);
}, 30_000);

test('orders of a batch are told to each customer as their own', async () => {
  const milk = await shop.sells({ stock: 100 });
  const buyers = await buyersOf(milk, 12);
  const answers = await Promise.all(buyers.map(presses));
  const own = await Promise.all(buyers.map(({ customer }) => ordersOf(customer)));
  expect(answers.map(({ json }) => [json.data])).toEqual(own);
});

test('a new line of a deleted account fails alone, and lines of others are each in their own cart', async () => {
  const [milk, rice] = [await shop.sells(), await shop.sells()];
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  const ravi = await shop.customer();
  for (const one of [...customers, ravi]) await one.adds(rice);
  const adds = (one: TestCustomer) => one.call(calls.cart.add, { body: { productId: milk._id } });
  await withOpenChange(
    (session) => shop.collection('users').deleteOne({ _id: idOf(ravi) }, { session }),
    async (commit) => {
      const all = customers.map(adds);
      const his = adds(ravi);
      expect((await Promise.all(all)).map(({ status }) => status)).toEqual(customers.map(() => 200));
      await commit();
      expect((await his).json.code).toBe('sessionEnded');
    },
  );
  const carts = await Promise.all(customers.map((one) => one.cart()));
  expect(carts.map((lines) => lines.map(({ productId }) => productId._id))).toEqual(
    customers.map(() => [rice._id, milk._id]),
  );
  expect(await shop.collection('cartlines').countDocuments({ userId: idOf(ravi) })).toBe(1);
});
