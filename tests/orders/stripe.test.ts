import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signStripeEvent } from '../../api/payments/stripeEvents.js';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { ordersOf, readyToOrder } from '../support/ordering.js';
import { checkOut, eventOf, payments, payerAt, secondsAgo, tell } from '../support/paying.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { soon } from '../support/soon.js';
import { newStripeMock, type StripeMock, whyNoStripeMock } from '../support/stripeMock.js';

const secret = 'whsec_of_the_tests';

const withStripeMock = whyNoStripeMock ? describe.skip : describe;
withStripeMock(`payment by Stripe${whyNoStripeMock ? ` (${whyNoStripeMock})` : ''}`, () => {
  let shop: TestShop;
  let stripe: StripeMock;
  beforeAll(async () => {
    stripe = await newStripeMock();
    shop = await openTestShop({
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: stripe.url,
    });
  }, 180_000);
  afterAll(async () => {
    await shop.close();
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
    expect((await soon(order, ({ payment_status }) => payment_status === 'refunded')).payment_status).toBe(
      'refunded',
    );
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
