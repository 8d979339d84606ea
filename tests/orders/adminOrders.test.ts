import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { listenTo } from '../support/listen.js';
import { eventOf, payerAt, tell } from '../support/paying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let closed: Promise<void> | undefined;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => closed ?? shop.close());

const orderedBy = async (name: string, product: string, mobile = '9876501234') => {
  const products = await shop.sells({ name: product, stock: 10 });
  const customer = await shop.customer(name);
  await customer.adds(products);
  return customer.placesOrder((await customer.address({ mobile, pincode: '560001' }))._id);
};
const found = async (search: string) =>
  granted(await admin.call(calls.order.adminOrders, { body: { search } })).data.map(({ orderId }) => orderId);
const events = () => shop.url + calls.order.events.path;

test('an order is found by its number, its customer, mobile, PIN code and products, each from the beginning', async () => {
  const dal = unique('Toor dal');
  const { orderId } = await orderedBy('Meenakshi Rao', dal, '9123409876');
  for (const search of [
    orderId,
    orderId.toLowerCase(),
    orderId.replaceAll('-', ''),
    orderId.slice(3).replace('-', '').toLowerCase(),
    orderId.slice(3, 10),
    'meenak',
    'rao meena',
    '91234 09876',
    '+919123409876',
    dal,
  ])
    expect([search, await found(search)]).toEqual([search, [orderId]]);
  expect(await found('560001')).toContain(orderId);
  expect(await found('nakshi')).toEqual([]);
});

test.each(['.*', '^', '(', '$where', '\\', '-'])(
  '%s in a search is no word and finds nothing',
  async (search) => {
    expect(await found('')).not.toEqual([]);
    expect(await found(search)).toEqual([]);
  },
);

test('the admin orders are counted at each status, and paged', async () => {
  const { orderId } = await orderedBy('Counted', unique('Rice'));
  const before = granted(await admin.call(calls.order.adminOrders, { body: { limit: 1 } }));
  granted(await admin.call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } }));
  const after = granted(await admin.call(calls.order.adminOrders, { body: { status: 'packed' } }));
  expect(after.counts).toEqual({
    ...before.counts,
    placed: before.counts.placed - 1,
    packed: before.counts.packed + 1,
  });
  expect(before.data).toHaveLength(1);
  expect(after.data.map((row) => row.orderId)).toContain(orderId);
});

test('an order that waits for its payment has a place of its own, and the home counts the same new orders', async () => {
  const { session, orderId } = await payerAt(shop);
  await orderedBy('In cash', unique('Oil'));
  const adminOrders = async (body: CallBody<'order', 'adminOrders'>) =>
    granted(await admin.call(calls.order.adminOrders, { body }));
  const numbers = async (body: CallBody<'order', 'adminOrders'>) =>
    (await adminOrders(body)).data.map((row) => row.orderId);
  const newOrders = async () => granted(await admin.call(calls.statistics.home)).data.needs.placed;
  const all = await adminOrders({ limit: 100 });
  expect([all.totalCount, all.counts.payment_pending]).toEqual([all.data.length, 1]);
  const placed = await adminOrders({ status: 'placed', limit: 100 });
  expect([placed.totalCount, all.counts.placed]).toEqual([placed.data.length, placed.data.length]);
  expect((await adminOrders({ status: 'payment_pending' })).totalCount).toBe(1);
  expect(all.counts.placed).toBe(await newOrders());
  expect(await numbers({ status: 'payment_pending' })).toEqual([orderId]);
  expect(await numbers({ status: 'placed', limit: 100 })).not.toContain(orderId);
  expect(await numbers({ status: 'placed', payment: 'awaiting' })).toEqual([]);

  await tell(shop, eventOf(session, { type: 'completed' }));
  const paid = await adminOrders({ status: 'placed', limit: 100 });
  expect(paid.data.map((row) => row.orderId)).toContain(orderId);
  expect(paid.counts).toMatchObject({ payment_pending: 0, placed: await newOrders() });
});

test('an admin’s stream sends orders as they are placed and moved', async () => {
  const listener = await listenTo(events(), admin.token);
  const { orderId } = await orderedBy('Live', unique('Bread'));
  expect(await listener.next()).toMatchObject({ orderId, status: 'placed', customer: 'Live' });
  granted(await admin.call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } }));
  expect(await listener.next()).toMatchObject({ orderId, status: 'packed' });
  listener.close();
});

test('an order that is paid online is sent once its payment page is open, and not before', async () => {
  const listener = await listenTo(events(), admin.token);
  const { orderId, session } = await payerAt(shop);
  expect(await listener.next()).toMatchObject({ orderId, payment_status: 'awaiting' });
  await tell(shop, eventOf(session, { type: 'completed' }));
  expect(await listener.next()).toMatchObject({ orderId, payment_status: 'paid' });
  listener.close();
});

test('a customer is told of the own orders, whole, and of nobody else’s', async () => {
  const products = await shop.sells({ stock: 10 });
  const asha = await shop.customer('Asha');
  const listener = await listenTo(shop.url + calls.order.follow.path, asha.token);
  await orderedBy('Ravi', unique('Salt'));
  await asha.adds(products);
  const { orderId } = await asha.placesOrder();
  expect(await listener.next()).toMatchObject({
    orderId,
    status: 'placed',
    lines: [{ name: products.name }],
  });
  granted(await admin.call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } }));
  const packed = await listener.next();
  expect(packed).toMatchObject({ orderId, status: 'packed' });
  expect(JSON.stringify(packed)).not.toContain(admin.email);
  listener.close();
});

test('a session that ends stops listening: a customer’s, and that of an admin who is none any more', async () => {
  const other = await shop.customer();
  await shop.collection('users').updateOne({ email: other.email }, { $set: { role: 'ADMIN' } });
  const asha = await shop.customer('Asha');
  const listeners = [
    await listenTo(events(), other.token),
    await listenTo(shop.url + calls.order.follow.path, asha.token),
  ];
  expect(listeners.map(({ status }) => status)).toEqual([200, 200]);
  await shop.collection('users').updateOne({ email: other.email }, { $set: { role: 'USER' } });
  granted(await asha.call(calls.user.logout));
  await Promise.all(listeners.map(({ ended }) => ended));
  expect(await other.call(calls.order.adminOrders, { body: {} })).toMatchObject({ status: 403 });
});

test('an account has five streams, of which the oldest ends for a new one; a heartbeat asks once for a session', async () => {
  const asha = await shop.customer('Asha');
  const follow = () => listenTo(shop.url + calls.order.follow.path, asha.token);
  const first = await follow();
  const [oldest, ...others] = [
    await follow(),
    await follow(),
    await follow(),
    await follow(),
    await follow(),
  ];
  await first.ended;
  expect(first.retry()).toBe(60_000);
  const newest = await follow();
  await oldest?.ended;

  await asha.adds(await shop.sells());
  const { orderId } = await asha.placesOrder();
  for (const listener of [...others, newest])
    expect(await listener.next()).toMatchObject({ orderId, status: 'placed' });

  await shop.database().setProfilingLevel('all');
  granted(await asha.call(calls.user.logout));
  await Promise.all([...others, newest].map(({ ended }) => ended));
  await shop.database().setProfilingLevel('off');
  const asked = { 'command.aggregate': 'sessions', nreturned: 0 };
  expect(await shop.collection('system.profile').countDocuments(asked)).toBe(1);
  expect(newest.retry()).toBe(undefined);
});

test('the streams of one admin do not limit those of another', async () => {
  const first = await listenTo(events(), admin.token);
  const others = [];
  for (let count = 0; count < 5; count += 1) others.push(await listenTo(events(), admin.token));
  await first.ended;
  expect(first.retry()).toBe(60_000);
  others.forEach((listener) => listener.close());
});

test('a shop that closes ends its streams', async () => {
  const listener = await listenTo(events(), admin.token);
  closed = shop.close();
  await closed;
  await listener.ended;
});
