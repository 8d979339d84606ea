import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { AccountHoldsService } from '../../api/accounts/accountHolds.service.js';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { isOfOrder } from '../support/mailbox.js';
import { ordersOf, press, readyToOrder } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
/** The customers of each transaction that locked accounts, in the order in which they began. */
let transactions: string[][] = [];
/** Runs before a transaction locks the accounts of these customers, which is its first command. */
let beforeLock: ((users: readonly string[]) => Promise<void>) | undefined;
beforeAll(async () => {
  shop = await openTestShop();
  const accounts = shop.app.get(AccountHoldsService);
  const lockAll = accounts.lockAll.bind(accounts);
  jest.spyOn(accounts, 'lockAll').mockImplementation(async (holds, session) => {
    const users = holds.map(({ userId }) => userId);
    transactions.push(users);
    await beforeLock?.(users);
    return lockAll(holds, session);
  });
});
afterAll(() => shop.close());

/** Returns how many customers were in the first transaction with this one. */
const togetherWith = (customer: TestCustomer) =>
  transactions.find((users) => users.includes(String(idOf(customer))))?.length ?? 0;

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
const unplaced = { orders: 0, lines: 1, keys: 0, mails: 0 };

interface Spoiler {
  name: string;
  code: string;
  /** A change that another process has not committed yet. */
  change: (buyer: Buyer, product: Product, session: ClientSession) => Promise<unknown>;
}
const spoilers: Spoiler[] = [
  {
    name: 'that was sold out',
    code: 'outOfStock',
    change: (_, { _id }, session) =>
      shop
        .collection('products')
        .updateOne({ _id: new mongoose.Types.ObjectId(_id) }, { $set: { stock: 0 } }, { session }),
  },
  {
    name: 'whose cart was changed',
    code: 'cartChanged',
    change: ({ customer }, _, session) =>
      shop
        .collection('cartlines')
        .updateOne({ userId: idOf(customer) }, { $set: { quantity: 3 } }, { session }),
  },
  {
    name: 'whose key was used elsewhere',
    code: 'keyReused',
    change: async ({ customer, key }, _, session) => {
      const userId = idOf(customer);
      await shop.collection('users').updateOne({ _id: userId }, { $inc: { changes: 1 } }, { session });
      const answered = { userId, key, fingerprint: 'another', made: {}, createdAt: new Date() };
      await shop.collection('answeredkeys').insertOne(answered, { session });
    },
  },
  {
    name: 'whose account was deleted',
    code: 'sessionEnded',
    change: ({ customer }, _, session) =>
      shop.collection('users').deleteOne({ _id: idOf(customer) }, { session }),
  },
];

test.each(spoilers)(
  'an order $name fails alone, with its own error, and orders of other products do not wait for it',
  async ({ code, change }) => {
    const [milk, rice] = [await shop.sells({ stock: 100 }), await shop.sells({ stock: 10 })];
    const [others, later] = [await buyersOf(milk, 12), await buyersOf(milk, 12)];
    const [ravi, meera] = [await buyerOf(rice), await buyerOf(rice)];
    const allOf = async (answers: readonly ReturnType<typeof presses>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    transactions = [];
    await withOpenChange(
      (session) => change(ravi, rice, session),
      async (commit) => {
        const first = others.slice(0, 6).map(presses);
        const ofRavi = presses(ravi);
        first.push(...others.slice(6).map(presses));
        expect(await allOf(first)).toEqual(others.map(() => 200));
        expect(togetherWith(ravi.customer)).toBeGreaterThan(1);
        const second = later.slice(0, 6).map(presses);
        const ofMeera = presses(meera);
        second.push(...later.slice(6).map(presses));
        expect(await allOf(second)).toEqual(later.map(() => 200));
        await commit();
        expect((await ofRavi).json.code).toBe(code);
        expect((await ofMeera).json.code).toBe(code === 'outOfStock' ? code : undefined);
      },
    );
    expect(await booksOf([...others, ...later])).toEqual([...others, ...later].map(() => placed));
    expect(await shop.collection('orders').countDocuments({ userId: idOf(ravi.customer) })).toBe(0);
    expect([await shop.stockOf(milk), await shop.stockOf(rice)]).toEqual([76, code === 'outOfStock' ? 0 : 9]);
  },
);

test('an account that another process has written starts only its own order again, with its new email', async () => {
  const milk = await shop.sells({ stock: 100 });
  const [others, ravi] = [await buyersOf(milk, 12), await buyerOf(milk)];
  const email = `${unique('ravi')}@example.test`;
  transactions = [];
  // what another process writes: no cache of this one knows it before the order is written
  beforeLock = async (users) => {
    if (!users.includes(String(idOf(ravi.customer)))) return;
    beforeLock = undefined;
    await shop
      .collection('users')
      .updateOne({ _id: idOf(ravi.customer) }, { $inc: { changes: 1 }, $set: { email } });
  };
  const answers = [...others, ravi].map(presses);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(togetherWith(ravi.customer)).toBeGreaterThan(1);
  const alone = transactions.filter(({ length }) => length === 1).flat();
  expect(alone.filter((id) => others.slice(1).some(({ customer }) => String(idOf(customer)) === id))).toEqual(
    [],
  );
  await waitUntil(
    () => shop.mails(email),
    (mails) => mails.filter(isOfOrder).length === 1,
  );
  expect(await booksOf(others)).toEqual(others.map(() => placed));
});

test('orders of a product that is edited after their reads are priced again, and none of their batch fails', async () => {
  const [milk, rice] = [await shop.sells({ stock: 100 }), await shop.sells({ stock: 100 })];
  const [others, ofRice] = [await buyersOf(milk, 10), await buyersOf(rice, 2)];
  const ids = ofRice.map(({ customer }) => String(idOf(customer)));
  beforeLock = async (users) => {
    if (!users.some((id) => ids.includes(id))) return;
    beforeLock = undefined;
    await shop
      .collection('products')
      .updateOne(
        { _id: new mongoose.Types.ObjectId(rice._id) },
        { $set: { name: 'Basmati' }, $inc: { revision: 1, version: 1 } },
      );
  };
  const answers = [...others, ...ofRice].map(presses);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await booksOf([...others, ...ofRice])).toEqual(answers.map(() => placed));
  const names = await Promise.all(
    ofRice.map(async ({ customer }) => (await ordersOf(customer))[0]?.lines[0]?.name),
  );
  expect(names).toEqual(['Basmati', 'Basmati']);
});

test('orders of products that are stored in another version than they were read in stay together', async () => {
  const products = await Promise.all(Array.from({ length: 12 }, () => shop.sells({ stock: 100 })));
  const buyers = await Promise.all(products.map(buyerOf));
  transactions = [];
  beforeLock = async (users) => {
    if (users.length < 2) return;
    beforeLock = undefined;
    const ofBatch = products.filter((_, at) => users.includes(String(idOf((buyers[at] as Buyer).customer))));
    const _id = { $in: ofBatch.map((product) => new mongoose.Types.ObjectId(product._id)) };
    // a lower version, because this process would soon know a higher one
    await shop.collection('products').updateMany({ _id }, { $inc: { version: -1 } });
  };
  expect((await Promise.all(buyers.map(presses))).map(({ status }) => status)).toEqual(buyers.map(() => 200));
  const [batch, again, ...others] = transactions.filter(({ length }) => length > 1);
  expect(again).toEqual(batch);
  const alone = transactions.filter(({ length }) => length === 1).flat();
  expect(batch?.filter((user) => alone.includes(user))).toEqual([]);
  expect([...(batch ?? []), ...others.flat(), ...alone]).toHaveLength(12);
  expect(await Promise.all(products.map((product) => shop.stockOf(product)))).toEqual(Array(12).fill(99));
});

test('50 buyers of 25 pieces: 25 are in the books, each once, and no transaction of several fails', async () => {
  const milk = await shop.sells({ stock: 25 });
  const buyers = await buyersOf(milk, 50);
  transactions = [];
  const answers = await Promise.all(buyers.map(presses));
  const books = await booksOf(buyers);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
  expect(books).toEqual(answers.map(({ status }) => (status === 200 ? placed : unplaced)));
  expect(await shop.stockOf(milk)).toBe(0);
  const shared = transactions.filter(({ length }) => length > 1).flat();
  const bought = new Set(
    buyers.filter((_, i) => answers[i]?.status === 200).map(({ customer }) => String(idOf(customer))),
  );
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.filter((id) => !bought.has(id))).toEqual([]);
});

test('orders of a batch are told to each customer as their own', async () => {
  const milk = await shop.sells({ stock: 100 });
  const buyers = await buyersOf(milk, 12);
  transactions = [];
  const answers = await Promise.all(buyers.map(presses));
  expect(transactions.length).toBeLessThan(buyers.length / 2);
  const own = await Promise.all(buyers.map(({ customer }) => ordersOf(customer)));
  expect(answers.map(({ json }) => [json.data])).toEqual(own);
});

test('a new line of a deleted account fails alone, and lines of others are each in their own cart', async () => {
  const [milk, rice] = [await shop.sells(), await shop.sells()];
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  const ravi = await shop.customer();
  for (const customer of [...customers, ravi]) await customer.adds(rice);
  transactions = [];
  const adds = (customer: TestCustomer) => customer.call(calls.cart.add, { body: { productId: milk._id } });
  await withOpenChange(
    (session) => shop.collection('users').deleteOne({ _id: idOf(ravi) }, { session }),
    async (commit) => {
      const added = customers.slice(0, 6).map(adds);
      const ofRavi = adds(ravi);
      added.push(...customers.slice(6).map(adds));
      expect((await Promise.all(added)).map(({ status }) => status)).toEqual(customers.map(() => 200));
      expect(togetherWith(ravi)).toBeGreaterThan(1);
      await commit();
      expect((await ofRavi).json.code).toBe('sessionEnded');
    },
  );
  const carts = await Promise.all(customers.map((customer) => customer.cart()));
  expect(carts.map((lines) => lines.map(({ productId }) => productId._id))).toEqual(
    customers.map(() => [rice._id, milk._id]),
  );
  expect(await shop.collection('cartlines').countDocuments({ userId: idOf(ravi) })).toBe(1);
});

test('customers who use the same key at once get an order each, and the same order when they call again', async () => {
  const milk = await shop.sells({ stock: 10 });
  const key = unique('key');
  const buyers = (await buyersOf(milk, 4)).map((buyer) => ({ ...buyer, key }));
  const placed = () => Promise.all(buyers.map(async (buyer) => granted(await presses(buyer)).data.orderId));
  const orderIds = await placed();
  expect(new Set(orderIds).size).toBe(4);
  expect(await placed()).toEqual(orderIds);
});
