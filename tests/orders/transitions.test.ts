import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { OrderStatus } from '../../contract/order.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { waitUntil } from '../support/waitUntil.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const ordered = async (quantity = 2) => {
  const milk = await shop.sells({ stock: 10 });
  const asha = await shop.customer('Asha');
  await asha.adds(milk, quantity);
  return { milk, asha, order: await asha.placesOrder() };
};

const advance = (orderId: string, from: OrderStatus, to: OrderStatus, by = admin) =>
  by.call(calls.order.advance, { body: { orderId, from, to } });
const cancel = (customer: TestCustomer, orderId: string) =>
  customer.call(calls.order.cancel, { body: { orderId } });

test('an order goes from placed to delivered, each step with who and when, and is paid at the door', async () => {
  const { order, asha } = await ordered();
  granted(await advance(order.orderId, 'placed', 'packed'));
  granted(await advance(order.orderId, 'packed', 'out_for_delivery'));
  const { data } = granted(await advance(order.orderId, 'out_for_delivery', 'delivered'));
  expect(data.history.map(({ status, by }) => [status, by])).toEqual([
    ['placed', asha.email],
    ['packed', admin.email],
    ['out_for_delivery', admin.email],
    ['delivered', admin.email],
  ]);
  expect(data).toMatchObject({ status: 'delivered', payment_status: 'paid', nextStatuses: [] });
});

test.each<[OrderStatus, OrderStatus]>([
  ['placed', 'delivered'],
  ['packed', 'placed'],
  ['delivered', 'cancelled'],
  ['cancelled', 'placed'],
])('there is no step from %s to %s', async (from, to) => {
  const { order } = await ordered();
  expect(await advance(order.orderId, from, to)).toMatchObject({
    status: 400,
    json: { code: 'invalid', issues: [{ path: ['to'] }] },
  });
});

test('a step from a status that the order has left is refused with the order as it is', async () => {
  const { order } = await ordered();
  granted(await advance(order.orderId, 'placed', 'packed'));
  expect(await advance(order.orderId, 'placed', 'cancelled')).toMatchObject({
    status: 409,
    json: { code: 'orderMoved', message: expect.stringContaining('Packed'), data: { status: 'packed' } },
  });
});

test('of ten admins who take the same step at once, one does', async () => {
  const { order } = await ordered();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => advance(order.orderId, 'placed', 'packed')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  const { data } = granted(await admin.call(calls.order.inspect, { body: { orderId: order.orderId } }));
  expect(data.history).toHaveLength(2);
});

test('a customer takes an order back until it is packed, and its stock returns exactly once', async () => {
  const { order, milk, asha } = await ordered(3);
  expect(await shop.stockOf(milk)).toBe(7);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(asha, order.orderId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await shop.stockOf(milk)).toBe(10);
});

test('a packed order is cancelled by the shop alone', async () => {
  const { order, milk, asha } = await ordered(3);
  granted(await advance(order.orderId, 'placed', 'packed'));
  expect(await cancel(asha, order.orderId)).toMatchObject({ status: 409, json: { code: 'orderMoved' } });
  granted(await advance(order.orderId, 'packed', 'cancelled'));
  expect(await shop.stockOf(milk)).toBe(10);
});

test('the reason for which the shop cancels is kept with the order and in the log; the customer reads no suspicion and no note', async () => {
  const { order, asha } = await ordered();
  const { orderId, _id } = order;
  const why = { reason: 'suspected_fraud', reason_note: 'Third order to an empty house' } as const;
  const body = { orderId, from: 'placed', to: 'cancelled', ...why } as const;
  const { data } = granted(await admin.call(calls.order.advance, { body }));
  expect(data.history.at(-1)).toMatchObject({ status: 'cancelled', by: admin.email, ...why });
  const { data: log } = granted(await admin.call(calls.audit.list, { body: { thing: _id } }));
  expect(log[0]?.things[0]?.after).toEqual({ status: 'cancelled', ...why });

  const seen = granted(await asha.call(calls.order.details, { body: { orderId } })).data;
  expect(seen.history.at(-1)).toMatchObject({ status: 'cancelled', reason: 'other' });
  const exported = await fetch(shop.url + calls.user.export.path, {
    method: calls.user.export.method,
    headers: { authorization: `Bearer ${asha.token}` },
  });
  const told = `${JSON.stringify(seen)}${await exported.text()}`;
  expect(told).toContain(orderId);
  expect(told).not.toMatch(/fraud|empty house/);
});

test('a reason of the list is told to the customer by mail; without one, and with another step, nothing is kept', async () => {
  const { order, asha } = await ordered();
  const packed = await admin.call(calls.order.advance, {
    body: { orderId: order.orderId, from: 'placed', to: 'packed', reason: 'no_answer' },
  });
  expect(granted(packed).data.history.at(-1)).not.toHaveProperty('reason');
  const cancelled = await admin.call(calls.order.advance, {
    body: { orderId: order.orderId, from: 'packed', to: 'cancelled', reason: 'out_of_stock' },
  });
  granted(cancelled);
  const mails = await waitUntil(
    () => shop.mails(asha.email),
    (all) => all.some(({ subject }) => subject.includes('was cancelled')),
  );
  const mail = mails.find(({ subject }) => subject.includes('was cancelled'));
  expect(mail?.text).toContain('Something in this order is out of stock.');
  expect(mail?.text).toContain('Nothing to pay');

  const another = await ordered();
  const plain = granted(await advance(another.order.orderId, 'placed', 'cancelled')).data;
  expect(plain.history.at(-1)).not.toHaveProperty('reason');
});

test('when cancelling meets packing, one of them wins and the stock agrees', async () => {
  for (let round = 0; round < 5; round++) {
    const { order, milk, asha } = await ordered(4);
    const [packed, cancelled] = await Promise.all([
      advance(order.orderId, 'placed', 'packed'),
      cancel(asha, order.orderId),
    ]);
    expect([packed.status, cancelled.status].sort()).toEqual([200, 409]);
    expect(await shop.stockOf(milk)).toBe(cancelled.status === 200 ? 10 : 6);
  }
});

test("a stranger's order can be neither cancelled nor found", async () => {
  const { order } = await ordered();
  expect(await cancel(await shop.customer(), order.orderId)).toMatchObject({ status: 404 });
});

test("the shop's note is for the shop", async () => {
  const { order, asha } = await ordered();
  const noted = await admin.call(calls.order.note, {
    body: { orderId: order.orderId, note: 'Ring the bell twice' },
  });
  expect(granted(noted).data.note).toBe('Ring the bell twice');
  const seen = await asha.call(calls.order.details, { body: { orderId: order.orderId } });
  expect(JSON.stringify(seen.json)).not.toMatch(/bell|@/);
});

test('W-34 a note that was saved meanwhile is not written over unseen, and says who wrote it', async () => {
  const { order } = await ordered();
  const noting = (note: string, seen?: string) =>
    admin.call(calls.order.note, {
      body: { orderId: order.orderId, note, ...(seen !== undefined && { note_seen: seen }) },
    });
  granted(await noting('Ring twice', ''));
  expect(await noting('Leave at the gate', '')).toMatchObject({
    status: 409,
    json: {
      code: 'noteChanged',
      data: { note: 'Ring twice', noted: { by: admin.email, at: expect.any(String) } },
    },
  });
  expect((await noting('Ring twice', '')).status).toBe(200); // sent again because the reply was lost
  expect(granted(await noting('Leave at the gate', 'Ring twice')).data.note).toBe('Leave at the gate');
  expect(granted(await noting('')).data.note).toBe('');
});
