import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { PaymentQueueService } from '../../api/payments/paymentQueue.service.js';
import { PaymentsService } from '../../api/payments/payments.service.js';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { ordersOf, press, readyToOrder } from '../support/ordering.js';
import {
  checkOut,
  eventOf,
  goesToPay,
  isDue,
  pages,
  payerAt,
  payments,
  sandboxSigns,
  secondsAgo,
  tell,
} from '../support/paying.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

/** Lists the functions that stay real: only the clock is faked. */
const allButTheClock = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const act = (session: string, what: 'pay' | 'decline' | 'leave') =>
  shop.call(calls.order.paySandbox, { body: { session, act: what } });

describe('going to pay', () => {
  test('W-10 a refused order shows the cart with what the open payment holds as in stock, as the cart itself does', async () => {
    const { customer } = await payerAt(shop, 10);
    const { list_item, ...body } = await readyToOrder(customer);
    const other = list_item.map((line) => ({ ...line, quantity: 9 }));
    const { status, json } = await press(customer, { ...body, list_item: other });
    expect([status, json.code]).toEqual([409, 'cartChanged']);
    expect(json).toMatchObject({ data: await customer.cart() });
  });

  test.each([
    ['soon after its page expires', 10_000, 30, 45],
    ['five minutes later where a bank takes days', -600_000, 290, 330],
  ])('a payment is checked %s', async (_when, left, from, to) => {
    const { session } = await payerAt(shop);
    const until = new Date(Date.now() + left);
    await payments(shop).updateOne({ session }, { $set: { until, dueAt: new Date(Date.now() + 60_000) } });
    const payment = await payments(shop).findOne({ session });
    if (!payment) throw new Error('there is no payment');
    const began = Date.now();
    await shop.app.get(PaymentQueueService, { strict: false }).wait(payment);
    const { dueAt } = (await payments(shop).findOne({ session })) ?? {};
    const seconds = ((dueAt?.getTime() ?? 0) - began) / 1_000;
    expect(seconds).toBeGreaterThan(from);
    expect(seconds).toBeLessThan(to);
  });

  test('W-12, W-15 records the order as waiting, reserves its stock, keeps the cart, and returns the payment address', async () => {
    const { customer, product, session, orderId, order } = await payerAt(shop);
    const waiting = await order();
    expect(waiting).toMatchObject({ status: 'placed', payment_status: 'awaiting', totalAmt: 450 });
    expect(waiting.payment?.url).toBe(`${shop.url}/sandbox-payment/${session}`);
    expect(await shop.stockOf(product)).toBe(8);
    expect(await customer.cart()).toHaveLength(1);

    const page = granted(await shop.call(calls.order.sandbox, { body: { session } })).data;
    expect(page).toMatchObject({
      orderId,
      amount: 450,
      state: 'open',
      back: `${shop.url}/cancel?order=${orderId}`,
    });
  });

  test('W-13 only the provider pays it: no page of the shop does, nor the admin by packing it', async () => {
    const { session, orderId, order } = await payerAt(shop);
    await fetch(`${shop.url}/success?order=${orderId}&session_id=${session}`);
    const step = { orderId, from: 'placed', to: 'packed' } as const;
    const packed = await (await shop.admin()).call(calls.order.advance, { body: step });
    expect([packed.json.code, (await order()).payment_status]).toEqual(['notPaidYet', 'awaiting']);
  });

  test('W-35 the same key leads to the same page; without one the former payment ends and its stock is back', async () => {
    const { customer, product, session, order } = await payerAt(shop);
    const body = await readyToOrder(customer);
    const key = unique('key');
    const [first, again] = [await checkOut(customer, body, key), await checkOut(customer, body, key)];
    expect(again.json).toEqual(first.json);
    expect(first.json.id).not.toBe(session);
    expect((await order()).payment_status).toBe('expired');
    expect(await shop.stockOf(product)).toBe(8);
  });

  test('pressed ten times at once it is one order', async () => {
    const { customer } = await payerAt(shop);
    const body = await readyToOrder(customer);
    const key = unique('key');
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkOut(customer, body, key)));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(
      (await ordersOf(customer)).filter(({ payment_status }) => payment_status === 'awaiting'),
    ).toHaveLength(1);
  });

  test('W-15 online in one tab and in cash in another at once, one cart is one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await shop.customer();
      const product = await shop.sells();
      await customer.adds(product, 2);
      const body = await readyToOrder(customer);
      await Promise.all([checkOut(customer, body), press(customer, body)]);
      const standing = (await ordersOf(customer)).filter(({ status }) => status === 'placed');
      expect([standing.length, await shop.stockOf(product)]).toEqual([1, 8]);
    }
  });

  test('W-15 what is held for somebody is there for them, and for nobody else', async () => {
    const last = await shop.sells({ stock: 2 });
    const [holder, other] = [await shop.customer(), await shop.customer()];
    await holder.adds(last, 2);
    await other.adds(last, 1);
    await goesToPay(holder);
    expect((await holder.cart())[0]?.productId.stock).toBe(2);
    expect((await other.cart())[0]?.productId.stock).toBe(0);
    expect(granted(await press(holder, await readyToOrder(holder))).data.payment_status).toBe('due');
  });

  test('W-15 nothing to pay is placed without the provider', async () => {
    const customer = await shop.customer();
    await customer.adds(await shop.sells({ price: 100, discount: 100 }));
    const { order, orderId } = await goesToPay(customer);
    expect(await customer.cart()).toEqual([]);
    expect(await order()).toMatchObject({ orderId, status: 'placed', payment_status: 'paid', totalAmt: 0 });
  });
});

describe('paid', () => {
  test('on the page it is paid once, redirects back, and exactly the ordered lines are removed from the cart (I7)', async () => {
    const { customer, product, session, orderId, order } = await payerAt(shop);
    await customer.adds(product, 5);
    expect(granted(await act(session, 'pay')).data.url).toBe(`${shop.url}/success?order=${orderId}`);
    expect(await order()).toMatchObject({ status: 'placed', payment_status: 'paid' });
    expect((await order()).payment_history?.map(({ payment_status }) => payment_status)).toEqual(['paid']);
    expect((await order()).payment).toBeUndefined();
    expect((await customer.cart()).map(({ quantity }) => quantity)).toEqual([3]);
    expect(await shop.stockOf(product)).toBe(8);
    expect((await act(session, 'pay')).json.code).toBe('sandboxOver');
  });

  test('an event told ten times, and two that say the same, have one effect', async () => {
    const { product, session, order } = await payerAt(shop);
    const body = eventOf(session, { type: 'completed' });
    const statuses = await Promise.all(Array.from({ length: 10 }, () => tell(shop, body)));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await tell(shop, eventOf(session, { type: 'async_payment_succeeded' }))).toBe(200);
    expect((await order()).payment_history).toHaveLength(1);
    expect(await shop.stockOf(product)).toBe(8);
  });

  test('stays paid when told afterwards that it expired or failed; is not paid while the bank has not answered', async () => {
    const { session, order } = await payerAt(shop);
    await tell(shop, eventOf(session, { type: 'completed', payment_status: 'unpaid' }));
    expect((await order()).payment_status).toBe('awaiting');
    await tell(shop, eventOf(session, { type: 'completed' }));
    await tell(shop, eventOf(session, { type: 'expired' }));
    await tell(shop, eventOf(session, { type: 'async_payment_failed' }));
    expect(await order()).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  test('W-15 another amount or currency is kept and flagged, and is not paid', async () => {
    const { session, orderId, order } = await payerAt(shop);
    await tell(shop, eventOf(session, { type: 'completed', amount: 44_900 }));
    await tell(shop, eventOf(session, { type: 'completed' }));
    expect((await order()).payment_status).toBe('awaiting');
    const admin = await shop.admin();
    const seen = granted(await admin.call(calls.order.inspect, { body: { orderId } })).data;
    expect(seen.wrong_amount).toMatchObject({ amount: 449, currency: 'inr' });
    expect(seen.nextStatuses).toEqual(['cancelled']);
  });

  test('W-13 what is not signed by the provider, or was 301 seconds ago, is refused and has no effect', async () => {
    const { session, order } = await payerAt(shop);
    const body = eventOf(session, { type: 'completed' });
    const old = await sandboxSigns(shop, body, secondsAgo(301));
    for (const signature of [null, '', 't=1,v1=zz', 'v0=1', old])
      expect(await tell(shop, body, signature)).toBe(400);
    expect((await order()).payment_status).toBe('awaiting');
    expect(await tell(shop, eventOf('cs_of_another_shop', { type: 'completed' }))).toBe(200);
    expect(await tell(shop, body, await sandboxSigns(shop, body, secondsAgo(280)))).toBe(200);
    expect((await order()).payment_status).toBe('paid');
  });

  test('an event that never came is asked for', async () => {
    const { customer, session, orderId, order } = await payerAt(shop);
    await pages(shop).updateOne({ _id: session }, { $set: { state: 'paid', intent: `pi_${session}` } });
    await isDue(shop, session);
    granted(await customer.call(calls.order.askPayment, { body: { orderId } }));
    expect((await waitUntil(order, ({ payment_status }) => payment_status === 'paid')).payment_status).toBe(
      'paid',
    );
  });
});

describe('not paid', () => {
  test('refused by the bank, the stock is back and the cart as it was', async () => {
    const { customer, product, session, orderId, order } = await payerAt(shop);
    expect(granted(await act(session, 'decline')).data.url).toBe(`${shop.url}/cancel?order=${orderId}`);
    expect(await order()).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect([await shop.stockOf(product), (await customer.cart())[0]?.quantity]).toEqual([10, 2]);
  });

  test('left, it can be paid later', async () => {
    const { session, order } = await payerAt(shop);
    granted(await act(session, 'leave'));
    expect((await order()).payment?.url).toContain(session);
    granted(await act(session, 'pay'));
    expect((await order()).payment_status).toBe('paid');
  });

  test('in time, it expires and gives its stock back once, however often that is told', async () => {
    const { customer, product, session, order } = await payerAt(shop);
    await pages(shop).updateOne({ _id: session }, { $set: { until: secondsAgo(1) } });
    await isDue(shop, session);
    expect((await waitUntil(order, ({ status }) => status === 'cancelled')).payment_status).toBe('expired');
    await Promise.all([1, 2, 3].map(() => tell(shop, eventOf(session, { type: 'expired' }))));
    expect((await act(session, 'pay')).json.code).toBe('sandboxOver');
    expect([await shop.stockOf(product), (await customer.cart())[0]?.quantity]).toEqual([10, 2]);
  });

  test('what becomes due while the provider is asked stays due', async () => {
    const { session } = await payerAt(shop);
    const taken = await payments(shop).findOne({ session });
    if (!taken) throw new Error('there is no payment');
    const queue = shop.app.get(PaymentQueueService, { strict: false });
    const soonDue = new Date(Date.now() + 60_000);
    await payments(shop).updateOne({ session }, { $set: { dueAt: soonDue } });
    const dueAt = async () => (await payments(shop).findOne({ session }))?.dueAt;
    await queue.wait(taken);
    await queue.retryLater(taken);
    expect(await dueAt()).toEqual(soonDue);
    await queue.wait({ ...taken, dueAt: soonDue });
    expect(await dueAt()).not.toEqual(soonDue);
  });

  test('it can be paid for 35 minutes by the later clock, be it the database’s or this machine’s', async () => {
    const book = shop.app.get(PaymentsService, { strict: false });
    const connection = shop.app.get<Connection>(getConnectionToken());
    const untilOf = async (now: number) => {
      const _id = new Types.ObjectId();
      const begun = { _id, userId: new Types.ObjectId(), provider: 'sandbox', amount: 1, held: [] };
      jest.useFakeTimers({ now, doNotFake: [...allButTheClock] });
      try {
        await connection.transaction((session) => book.begin(begun, session));
      } finally {
        jest.useRealTimers();
      }
      return (await payments(shop).findOneAndDelete({ _id }))?.until.getTime() ?? 0;
    };
    const now = Date.now();
    const [behind, ahead] = [await untilOf(now - 600_000), await untilOf(now + 600_000)];
    expect(behind).toBeGreaterThanOrEqual(now + 35 * 60_000 - 1_000);
    expect(ahead).toBeGreaterThanOrEqual(now + 600_000 + 35 * 60_000);
  });

  test('W-15 paid while the next order is placed, that one is refused and names it', async () => {
    const { customer, session, orderId } = await payerAt(shop);
    await pages(shop).updateOne({ _id: session }, { $set: { state: 'paid', intent: `pi_${session}` } });
    const body = await readyToOrder(customer);
    const { status, json } = await checkOut(customer, body);
    expect([status, json.code]).toEqual([409, 'alreadyPaid']);
    expect(json.message).toContain(orderId);
  });
});
