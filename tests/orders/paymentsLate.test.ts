import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { OrderStatus } from '../../contract/order.js';
import { granted } from '../support/client.js';
import { press, readyToOrder } from '../support/ordering.js';
import {
  checkOut,
  eventOf,
  goesToPay,
  isDue,
  pages,
  type Payer,
  payerAt,
  payments,
  refundOf,
  tell,
} from '../support/paying.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ UNPAID_ORDERS_A_DAY: '3', OPEN_CASH_ORDERS: '1' });
});
afterAll(() => shop.close());

const cancel = ({ customer, orderId }: Payer) => customer.call(calls.order.cancel, { body: { orderId } });
const paid = (session: string) => tell(shop, eventOf(session, { type: 'completed' }));
const expired = (session: string) => tell(shop, eventOf(session, { type: 'expired' }));

const refunded = async ({ order, session }: Payer) => {
  const seen = await waitUntil(order, ({ payment_status }) => payment_status === 'refunded');
  const { state } = (await payments(shop).findOne({ session })) ?? {};
  return { status: seen.status, payment_status: seen.payment_status, state };
};
const backWhole = { status: 'cancelled', payment_status: 'refunded', state: 'refunded' };

describe('cancelled', () => {
  test('a paid order gives its stock back and the money is sent back, once', async () => {
    const payer = await payerAt(shop);
    granted(await shop.call(calls.order.paySandbox, { body: { session: payer.session, act: 'pay' } }));
    granted(await cancel(payer));
    expect(await refunded(payer)).toEqual(backWhole);
    expect((await cancel(payer)).json.code).toBe('orderMoved');
    expect(await shop.stockOf(payer.product)).toBe(10);
    expect(await pages(shop).findOne({ _id: payer.session })).toMatchObject({ refunded: true });
    expect((await payer.order()).payment_history?.map(({ payment_status }) => payment_status)).toEqual([
      'paid',
      'refunded',
    ]);
  });

  test('an order that waits for its payment can no longer be paid', async () => {
    const payer = await payerAt(shop);
    granted(await cancel(payer));
    const cancelled = await payer.order();
    expect(cancelled).toMatchObject({ status: 'cancelled', payment_status: 'awaiting' });
    expect(cancelled.payment).toBeUndefined();
    expect(await shop.stockOf(payer.product)).toBe(10);
    const page = () => pages(shop).findOne({ _id: payer.session });
    expect((await waitUntil(page, (seen) => seen?.state === 'expired'))?.state).toBe('expired');
    expect(granted(await press(payer.customer, await readyToOrder(payer.customer))).success).toBe(true);
  });

  test('W-15 and paid all the same, the money goes back and the order stays cancelled', async () => {
    const payer = await payerAt(shop);
    granted(await cancel(payer));
    expect(await paid(payer.session)).toBe(200);
    expect(await refunded(payer)).toEqual(backWhole);
    expect(await shop.stockOf(payer.product)).toBe(10);
  });

  test('W-15 with another amount paid, that money goes back', async () => {
    const payer = await payerAt(shop);
    await tell(shop, eventOf(payer.session, { type: 'completed', amount: 1 }));
    const step = { orderId: payer.orderId, from: 'placed', to: 'cancelled' } as const;
    granted(await (await shop.admin()).call(calls.order.advance, { body: step }));
    expect(await refunded(payer)).toEqual(backWhole);
  });
});

describe('refunded at the provider by the merchant', () => {
  const refund = async ({ order }: Payer) => tell(shop, refundOf((await order())._id));

  test('a paid order is known to be, and cancelled it is not refunded again', async () => {
    const payer = await payerAt(shop);
    await paid(payer.session);
    expect(await refund(payer)).toBe(200);
    expect(await payer.order()).toMatchObject({ status: 'placed', payment_status: 'refunded' });
    granted(await cancel(payer));
    expect(await refunded(payer)).toEqual(backWhole);
    const told = (await shop.mails(payer.customer.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.includes('Your refund'))).toHaveLength(1);
  });

  test('before the shop has heard that it was paid, that has to be told again after it', async () => {
    const payer = await payerAt(shop);
    expect(await refund(payer)).toBe(503);
    await paid(payer.session);
    expect(await refund(payer)).toBe(200);
    expect((await payer.order()).payment_status).toBe('refunded');
  });

  test('an order that is out is neither delivered nor paid afterwards: it has no invoice, and can only be cancelled', async () => {
    const payer = await payerAt(shop);
    const { orderId, session } = payer;
    const admin = await shop.admin();
    const advance = (from: OrderStatus, to: OrderStatus) =>
      admin.call(calls.order.advance, { body: { orderId, from, to } });
    await paid(session);
    granted(await advance('placed', 'packed'));
    granted(await advance('packed', 'out_for_delivery'));
    expect(await refund(payer)).toBe(200);
    expect(await advance('out_for_delivery', 'delivered')).toMatchObject({
      status: 409,
      json: { code: 'orderRefunded' },
    });
    for (const type of ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'] as const)
      await tell(shop, eventOf(session, { type }));
    const order = await payer.order();
    expect(order).toMatchObject({ status: 'out_for_delivery', payment_status: 'refunded' });
    expect(order.invoice).toBeUndefined();
    granted(await advance('out_for_delivery', 'cancelled'));
    expect(await payer.order()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  });

  test.each(['delivered first', 'refunded first'])(
    'when delivering meets the refund, the order ends as refunded (%s)',
    async (order) => {
      const payer = await payerAt(shop);
      const admin = await shop.admin();
      await paid(payer.session);
      const { orderId } = payer;
      granted(await admin.call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } }));
      const out = { orderId, from: 'packed', to: 'out_for_delivery' } as const;
      granted(await admin.call(calls.order.advance, { body: out }));
      const deliver = () =>
        admin.call(calls.order.advance, { body: { orderId, from: 'out_for_delivery', to: 'delivered' } });
      await (order === 'delivered first'
        ? Promise.all([deliver(), refund(payer)])
        : Promise.all([refund(payer), deliver()]));
      expect((await payer.order()).payment_status).toBe('refunded');
    },
  );

  test('another amount than the order’s ends the order, and its stock is back', async () => {
    const payer = await payerAt(shop);
    await tell(shop, eventOf(payer.session, { type: 'completed', amount: 1 }));
    expect(await refund(payer)).toBe(200);
    expect(await refunded(payer)).toEqual(backWhole);
    expect(await shop.stockOf(payer.product)).toBe(10);
  });
});

test('customers are told by mail what became of a payment, once', async () => {
  const payer = await payerAt(shop);
  const subjects = async () => (await shop.mails(payer.customer.email)).map(({ subject }) => subject);
  await expired(payer.session);
  await Promise.all([paid(payer.session), paid(payer.session)]);
  granted(await cancel(payer));
  await refunded(payer);
  const number = payer.orderId;
  const sent = await waitUntil(subjects, (all) => all.length >= 4);
  expect(sent.sort()).toEqual([
    `Order ${number} was not paid in time`,
    `We’ve received your order ${number}`,
    `Your order ${number} was cancelled`,
    `Your refund for order ${number} is on its way`,
  ]);
});

describe('W-15 paid after it expired', () => {
  test('the stock is taken again if available, and the order is kept', async () => {
    const payer = await payerAt(shop);
    await expired(payer.session);
    expect(await shop.stockOf(payer.product)).toBe(10);
    await Promise.all([paid(payer.session), paid(payer.session)]);
    expect(await payer.order()).toMatchObject({ status: 'placed', payment_status: 'paid' });
    expect([await shop.stockOf(payer.product), await payer.customer.cart()]).toEqual([8, []]);
  });

  test('the money goes back where they are gone', async () => {
    const payer = await payerAt(shop, 6);
    await expired(payer.session);
    const other = await shop.customer();
    await other.adds(payer.product, 5);
    await other.placesOrder();
    await tell(shop, eventOf(payer.session, { type: 'completed', amount: 135_000 }));
    expect(await refunded(payer)).toEqual(backWhole);
    expect(await shop.stockOf(payer.product)).toBe(5);
  });
});

test('a payment whose page was never opened is given up, and its stock is back', async () => {
  const payer = await payerAt(shop);
  const { _id } = (await payments(shop).findOneAndUpdate(
    { session: payer.session },
    { $set: { state: 'opening', dueAt: new Date(0) }, $unset: { session: 1, url: 1 } },
  )) ?? { _id: undefined };
  const seen = () => payments(shop).findOne({ _id });
  expect((await waitUntil(seen, (payment) => payment?.state === 'expired'))?.state).toBe('expired');
  expect(await shop.stockOf(payer.product)).toBe(10);
});

test('W-15 where the merchant limits them, so many orders may be left unpaid in a day, and so many wait to be paid at the door', async () => {
  const { customer } = await payerAt(shop);
  await goesToPay(customer);
  const last = await goesToPay(customer);
  const body = await readyToOrder(customer);
  expect((await checkOut(customer, body)).json.code).toBe('tooManyUnpaid');
  expect(await last.order()).toMatchObject({ status: 'placed', payment_status: 'awaiting' });

  granted(await press(customer, body));
  await customer.adds(await shop.sells());
  expect((await press(customer, await readyToOrder(customer))).json.code).toBe('tooManyCashOrders');
});

test('W-15 an order that is refused leaves the one before it to be paid, with its stock', async () => {
  const first = await shop.customer();
  await first.adds(await shop.sells());
  granted(await press(first, await readyToOrder(first)));
  const milk = await shop.sells();
  await first.adds(milk, 2);
  const { order } = await goesToPay(first);
  expect((await press(first, await readyToOrder(first))).json.code).toBe('tooManyCashOrders');
  expect(await order()).toMatchObject({ status: 'placed', payment_status: 'awaiting' });
  expect(await shop.stockOf(milk)).toBe(8);

  const payer = await payerAt(shop);
  const rice = await shop.sells();
  await payer.customer.adds(rice);
  const body = await readyToOrder(payer.customer);
  await shop.collection('products').updateOne({ name: rice.name }, { $set: { stock: 0 } });
  expect((await press(payer.customer, body)).json.code).toBe('outOfStock');
  expect(await payer.order()).toMatchObject({ status: 'placed', payment_status: 'awaiting' });
  expect(await shop.stockOf(payer.product)).toBe(8);
});

test('a refund that does not get through is tried again', async () => {
  const payer = await payerAt(shop);
  await paid(payer.session);
  await payments(shop).updateOne({ session: payer.session }, { $set: { provider: 'another' } });
  granted(await cancel(payer));
  const taken = () => payments(shop).findOne({ session: payer.session });
  expect((await waitUntil(taken, (payment) => (payment?.tries ?? 0) > 0))?.state).toBe('refunding');
  await isDue(shop, payer.session, { provider: 'sandbox' });
  expect(await refunded(payer)).toEqual(backWhole);
});
