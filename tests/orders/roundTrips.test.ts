import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { press, readyToOrder } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The operations of the queues of mails, payments, imports and products that are back, and of the session. */
const background = new Set([
  'command backinstockrequests',
  'update backinstockrequests',
  'command outgoingmails',
  'remove outgoingmails',
  'command payments',
  'command imports',
  'command sessions', // read while the change stream is behind
]);

/** Returns the entries of MongoDB's profiler for `work`, without `getMore`. */
const profileOf = async (work: () => Promise<unknown>) => {
  const database = shop.database();
  await database.command({ profile: 0 });
  await database.dropCollection('system.profile');
  await database.command({ profile: 2 });
  await work();
  await database.command({ profile: 0 });
  const entries = await database.collection('system.profile').find().toArray();
  return entries.filter(({ ns, command }) => !/system\.profile$/.test(String(ns)) && !('getMore' in command));
};

/** Lists the operations of the shop on its collections during `work`. */
const operationsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await profileOf(work))
    .map(({ op, ns }) => `${String(op)} ${String(ns).split('.')[1] ?? ''}`)
    .filter((operation) => !background.has(operation));

test.each([
  ['one product', 1, 'command products'],
  ['several products', 3, 'update products'],
])(
  'an order of %s takes eight round trips: one for all reads, six writes, and the commit',
  async (_, count, write) => {
    const asha = await shop.customer();
    for (let at = 0; at < count; at++) await asha.adds(await shop.sells({ stock: 100 }));
    const body = await readyToOrder(asha);
    const operations = await operationsOf(async () => granted(await press(asha, body, unique('key'))));
    expect(operations).toEqual([
      'command addresses', // and with it the other collections that an order depends on
      'update users',
      ...Array.from({ length: count }, () => write), // one command; the profiler names each update of it
      'insert orders',
      'remove cartlines',
      'update outgoingmails',
      'insert answeredkeys',
    ]);
  },
);

test('a cart takes one round trip, also a product that is in it; a new line three, four in an unknown cart', async () => {
  const [milk, rice] = [await shop.sells({ stock: 100 }), await shop.sells({ stock: 100 })];
  const asha = await shop.customer();
  const adding = ({ _id: productId }: { _id: string }) =>
    operationsOf(async () => granted(await asha.call(calls.cart.add, { body: { productId } })));
  const unread = ['update users', 'update cartlines'];
  const { _id: addressId } = await asha.address();
  granted(await asha.call(calls.cart.merge, { body: { lines: [] } }));
  expect(await adding(milk)).toEqual(['command cartlines', ...unread]);
  expect(await operationsOf(() => asha.cart())).toEqual(['command cartlines']);
  expect(await adding(milk)).toEqual(['command cartlines']);
  expect(await adding(rice)).toEqual(unread);
  await asha.placesOrder(addressId);
  expect(await adding(milk)).toEqual(unread);
});

test('orders of 20 customers at once take at most half as many reads and writes as orders', async () => {
  const milk = await shop.sells({ stock: 100 });
  const orders = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const customer = await shop.customer();
      await customer.adds(milk);
      return { customer, body: await readyToOrder(customer) };
    }),
  );
  const operations = await operationsOf(() =>
    Promise.all(
      orders.map(async ({ customer, body }) => granted(await press(customer, body, unique('key')))),
    ),
  );
  const timesOf = (name: string) => operations.filter((operation) => operation === name).length;
  const often = ['command addresses', 'command products', 'insert orders', 'insert answeredkeys']
    .map((name) => [name, timesOf(name)] as const)
    .filter(([, times]) => times < 1 || times > orders.length / 2);
  expect(Object.fromEntries(often)).toEqual({});
});

test('pages of own orders, of the admin orders by status and days, and of the audit log of a product are read in the order of an index', async () => {
  const milk = await shop.sells({ stock: 100 });
  const asha = await shop.customer();
  for (let placed = 0; placed < 4; placed += 1) {
    await asha.adds(milk);
    await asha.placesOrder();
  }
  const admin = await shop.admin();
  const page = { page: 1, limit: 2 };
  const entries = await profileOf(async () => {
    expect(granted(await asha.call(calls.order.list, { body: page }))).toMatchObject({ totalCount: 4 });
    for (const more of [{}, { status: 'placed' as const }, { days: 30 }])
      granted(await admin.call(calls.order.adminOrders, { body: { ...page, ...more } }));
    for (const more of [{}, { thing: milk._id }])
      granted(await admin.call(calls.audit.list, { body: { ...page, ...more } }));
  });
  const on = (name: string) => entries.filter(({ ns }) => String(ns).endsWith(`.${name}`));
  const pages = [...on('orders'), ...on('audit')].filter(({ command }) => 'find' in command);
  expect(pages).toHaveLength(6);
  expect(pages.filter(({ hasSortStage }) => hasSortStage)).toEqual([]);
  // own orders read one more, which tells whether the page is the last
  expect(pages.map(({ docsExamined }) => docsExamined)).toEqual([3, 2, 2, 2, 2, 1]);
  const counts = on('orders').filter(({ command }) => 'aggregate' in command);
  expect(counts.map(({ docsExamined }) => docsExamined)).toEqual([0, 0, 0, 0]);
});
