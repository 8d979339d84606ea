import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { transact } from '../../api/database/transact.js';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import { OrderMailsService } from '../../api/orders/orderMails.service.js';
import { calls } from '../../contract/calls.js';
import { messages as english } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { granted } from '../support/client.js';
import { password, type TestCustomer, unique } from '../support/customer.js';
import { deliver } from '../support/fullLife.js';
import { isOfOrder, mailsTo } from '../support/mailbox.js';
import { orderOf, press, readyToOrder } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const { order: words } = english.mails;
const subjectsOf = (number: string, ...subjects: string[]) =>
  subjects.map((subject) => fill(subject, { number }));
/** Returns all mails to a customer about orders, once no mail waits any more. */
const told = async (customer: TestCustomer, count: number) => {
  await mailsTo(shop, customer.email, count, isOfOrder);
  while (await shop.collection('outgoingmails').countDocuments()) await sleep(20);
  return (await shop.mails(customer.email)).filter(isOfOrder);
};
const buyer = async () => {
  const asha = await shop.customer();
  await asha.adds(await shop.sells({ name: 'Amul milk', price: 65.5, discount: 5 }), 3);
  return asha;
};
const inTransaction = (work: (session: mongoose.ClientSession) => Promise<void>) =>
  transact(shop.app.get<Connection>(getConnectionToken()), work);
const stored = async (orderId: string) => {
  const found = await shop.collection<OrderRecord>('orders').findOne({ orderId });
  if (!found) throw new Error('no such order');
  return found;
};

test('an order is told when it is placed, on its way and delivered, each once, however often the call is sent', async () => {
  const asha = await buyer();
  const to = await asha.address({ recipient: 'Sunita', house: 'Flat 4B', landmark: 'Water tank' });
  const body = {
    ...orderOf(await asha.cart(), to._id),
    delivery_note: ' Gate code 4421 ',
    substitution: 'refund',
  } as const;
  const key = unique('key');
  const { orderId } = granted(await press(asha, body, key)).data;
  granted(await press(asha, body, key));
  await deliver(admin, orderId);
  const again = { body: { orderId, from: 'out_for_delivery', to: 'delivered' } } as const;
  expect((await admin.call(calls.order.advance, again)).status).toBe(409);

  const mails = await told(asha, 3);
  const { placed, outForDelivery, delivered } = words;
  expect(mails.map(({ subject }) => subject)).toEqual(
    subjectsOf(orderId, placed.subject, outForDelivery.subject, delivered.subject),
  );
  expect(mails[0]?.text).toContain('3 × Amul milk, 500 ml: ₹184.50');
  expect(mails[0]?.text).toContain(`${shop.url}/dashboard/myorders/${orderId}`);
  expect(mails[0]?.text).toContain('Gate code 4421');
  expect(mails[0]?.text).toContain('Leave it out and refund it');
  expect(mails[0]?.text).toContain(
    'Sunita, Flat 4B, 12 Laxmi Road, Landmark: Water tank, Pune, Maharashtra 411030',
  );
  const seen = granted(await admin.call(calls.order.inspect, { body: { orderId } })).data;
  expect(seen.delivery_note).toBe('Gate code 4421');
});

test('a cancelled order is told of once, by whichever side it was cancelled, and says that nothing was paid', async () => {
  const asha = await buyer();
  const { orderId } = await asha.placesOrder();
  await Promise.all([
    asha.call(calls.order.cancel, { body: { orderId } }),
    admin.call(calls.order.advance, { body: { orderId, from: 'placed', to: 'cancelled' } }),
  ]);
  const mails = await told(asha, 2);
  expect(mails.map(({ subject }) => subject)).toEqual(
    subjectsOf(orderId, words.placed.subject, words.cancelled.subject),
  );
  expect(mails[1]?.text).toContain(words.cancelled.note);
});

test('its mails are in the language in which it was placed, whoever moves it', async () => {
  const asha = await buyer();
  const body = await readyToOrder(asha);
  const headers = { 'accept-language': 'hi' };
  const { orderId } = granted(await asha.call(calls.order.placeCashOnDelivery, { body, headers })).data;
  await deliver(admin, orderId);
  const { placed, outForDelivery, delivered } = hindi.mails.order;
  expect((await told(asha, 3)).map(({ subject }) => subject)).toEqual(
    subjectsOf(orderId, placed.subject, outForDelivery.subject, delivered.subject),
  );
});

test('nothing is told of an order that was refused, nor of a step that was undone', async () => {
  const asha = await buyer();
  expect((await press(asha, { ...(await readyToOrder(asha)), totalAmt: 1 })).status).toBe(409);
  const { orderId } = await asha.placesOrder();
  const order = await stored(orderId);
  const mails = shop.app.get(OrderMailsService);
  await expect(
    inTransaction(async (session) => {
      await mails.tell(order, 'refunded', session);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await inTransaction((session) => mails.tell(order, 'paidTooLate', session));
  expect((await told(asha, 2)).map(({ subject }) => subject)).toEqual(
    subjectsOf(orderId, words.placed.subject, words.paidTooLate.subject),
  );
});

test('nobody is told of an order whose account is gone', async () => {
  const asha = await buyer();
  const { orderId } = await asha.placesOrder();
  granted(await asha.call(calls.order.cancel, { body: { orderId } }));
  await told(asha, 2);
  const before = await stored(orderId);
  granted(await asha.call(calls.user.remove, { body: { password } }));
  const mails = shop.app.get(OrderMailsService);
  for (const order of [before, await stored(orderId)])
    await inTransaction((session) => mails.tell(order, 'refunded', session));
  expect(await told(asha, 2)).toHaveLength(2);
});
