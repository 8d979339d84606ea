import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { dependencies } from '../../api/common/deadlines.js';
import { loadConfig } from '../../api/config/config.js';
import type { PaymentRecord } from '../../api/payments/payment.schema.js';
import { StripeProvider } from '../../api/payments/stripeProvider.js';
import { signStripeEvent } from '../../api/payments/stripeEvents.js';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { ordersOf, readyToOrder } from '../support/ordering.js';
import { checkOut, eventOf, type Payer, payments, payerAt, secondsAgo, tell } from '../support/paying.js';
import { type Recorder, recorderOf } from '../support/recorder.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';
import { newStripeMock, type StripeMock, whyNoStripeMock } from '../support/stripeMock.js';

const secret = 'whsec_of_the_tests';

const withStripeMock = whyNoStripeMock ? describe.skip : describe;
withStripeMock(`payment by Stripe${whyNoStripeMock ? ` (${whyNoStripeMock})` : ''}`, () => {
  let shop: TestShop;
  let stripe: StripeMock;
  let line: Recorder;
  beforeAll(async () => {
    stripe = await newStripeMock();
    line = await recorderOf(stripe.url);
    shop = await openTestShop({
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: line.url,
    });
  }, 180_000);
  afterAll(async () => {
    await shop.close();
    await line.close();
    stripe.close();
  });

  const says = async (body: string) => tell(shop, body, await signStripeEvent(body, secret));

  test('W-12b while Stripe cannot be reached nothing is ordered, the cart stays, and the same key orders once it can', async () => {
    const milk = await shop.sells({ stock: 3 });
    const customer = await shop.customer();
    await customer.adds(milk, 2);
    const [body, key] = [await readyToOrder(customer), unique('key')];
    const refused = await checkOut(customer, body, key);
    expect([refused.status, refused.json.code]).toEqual([503, 'paymentsUnavailable']);
    expect([await shop.stockOf(milk), (await customer.cart()).length, await ordersOf(customer)]).toEqual([
      3,
      1,
      [],
    ]);

    await stripe.start();
    const { id, data } = granted(await checkOut(customer, body, key));
    expect([id, data.url]).toEqual([
      expect.stringMatching(/^cs_test_/),
      expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    ]);
    expect(await shop.stockOf(milk)).toBe(1);
  });

  test('W-13 the page that Stripe opens is paid by its event, and cancelled the money is sent back', async () => {
    const { customer, session, orderId, order } = await payerAt(shop);
    expect(await says(eventOf(session, { type: 'completed' }))).toBe(200);
    expect((await order()).payment_status).toBe('paid');
    granted(await customer.call(calls.order.cancel, { body: { orderId } }));
    expect(
      (await waitUntil(order, ({ payment_status }) => payment_status === 'refunded')).payment_status,
    ).toBe('refunded');
  });

  test('a refund that Stripe refuses is tried again as a new request, for Stripe repeats its answer to a known one', async () => {
    const provider = new StripeProvider(
      loadConfig({
        STRIPE_SECRET_KEY: 'sk_test_123',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_BASE: line.url,
      }),
      dependencies.stripe,
    );
    const payment = { _id: new Types.ObjectId(), intent: 'pi_1' } as PaymentRecord;
    for (const tries of [1, 2]) await provider.refund({ ...payment, tries });
    const keys = line.seen.flatMap(({ path, idempotencyKey }) =>
      path === '/v1/refunds' ? idempotencyKey : [],
    );
    expect(new Set(keys.slice(-2)).size).toBe(2);
  });

  test('W-35 a repeated call does not withdraw the order whose page the first call still opens', async () => {
    const milk = await shop.sells({ stock: 3 });
    const customer = await shop.customer();
    await customer.adds(milk, 2);
    const [body, key] = [await readyToOrder(customer), unique('key')];
    const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' };
    line.refuse({ status: 409, json: { error } });
    const repeated = await checkOut(customer, body, key);
    line.refuse();
    expect([repeated.status, repeated.json.code]).toEqual([503, 'notReady']);
    expect(await shop.stockOf(milk)).toBe(1);
    const { data } = granted(await checkOut(customer, body, key));
    expect(await ordersOf(customer)).toMatchObject([{ orderId: data.orderId }]);
  });

  test('the page is open as long as its stock is held, five minutes beyond Stripe’s least at this machine’s clock', async () => {
    const began = Date.now();
    const { session } = await payerAt(shop);
    const asked = line.seen.findLast(({ path }) => path === '/v1/checkout/sessions');
    const until = Number(asked?.body.get('expires_at'));
    const held = await payments(shop).findOne({ session });
    expect(until).toBe(Math.floor((held?.until.getTime() ?? 0) / 1_000));
    expect(until - began / 1_000).toBeGreaterThanOrEqual(35 * 60 - 1);
  });

  test('while Stripe is slow with some payments, others are looked after: eight at once, and no more', async () => {
    const payers: Payer[] = [];
    for (let count = 0; count < 10; count += 1) payers.push(await payerAt(shop));
    const release = line.hold();
    const sessions = payers.map(({ session }) => session);
    await payments(shop).updateMany(
      { session: { $in: sessions } },
      { $set: { dueAt: new Date(0), until: new Date(0) } },
    );
    const taken = () => payments(shop).countDocuments({ session: { $in: sessions }, tries: { $gt: 0 } });
    expect(await waitUntil(taken, (count) => count >= 8)).toBe(8);
    release();
    for (const { order } of payers)
      expect((await waitUntil(order, ({ status }) => status === 'cancelled')).payment_status).toBe('expired');
  });

  test('W-15 the former page is closed at Stripe before the next one opens', async () => {
    const { customer, session, order } = await payerAt(shop);
    granted(await checkOut(customer, await readyToOrder(customer)));
    expect((await order()).payment_status).toBe('expired');
    expect(await payments(shop).findOne({ session })).toMatchObject({ state: 'expired' });
  });

  test('W-13 what was signed 301 seconds ago, with another secret, or in another scheme is refused', async () => {
    const { session, order } = await payerAt(shop);
    const body = eventOf(session, { type: 'completed' });
    const good = await signStripeEvent(body, secret);
    const bad = [
      await signStripeEvent(body, 'whsec_other'),
      good.replace('v1=', 'v0='),
      await signStripeEvent(body, secret, secondsAgo(301)),
      good.replace(/t=\d+/, 't=1'),
    ];
    for (const signature of bad) expect(await tell(shop, body, signature)).toBe(400);
    expect(await tell(shop, body.replace('45000', '1'), good)).toBe(400);
    expect((await order()).payment_status).toBe('awaiting');
    expect(await tell(shop, body, await signStripeEvent(body, secret, secondsAgo(280)))).toBe(200);
    expect((await order()).payment_status).toBe('paid');
  });
});
