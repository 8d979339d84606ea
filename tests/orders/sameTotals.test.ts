import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signStripeEvent } from '../../api/payments/stripeEvents.js';
import { calls } from '../../contract/calls.js';
import {
  billOfCart,
  formatMoney,
  formatRupees,
  lineAmount,
  toPaise,
  toRupees,
} from '../../contract/money.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { eventOf, goesToPay, type Payer, tell } from '../support/paying.js';
import { textsOfPdf } from '../support/pdf.js';
import { type Recorder, recorderOf } from '../support/recorder.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';
import { newStripeMock, type StripeMock, whyNoStripeMock } from '../support/stripeMock.js';

const prices = [1, 2.5, 9.99, 10, 49.5, 99, 99.99, 249.75, 1234.56, 4999.95];
const discounts = [0, 5, 7.25, 33.33, 99];
const cases = prices.flatMap((price) => discounts.map((discount) => ({ price, discount })));
const quantityOf = (index: number) => 1 + (index % 3);

/** The specification's price formula (§9), as a client computes it; in rupees. */
const asSpecified = (rupees: number, discount: number) =>
  Math.max(0, Math.round((rupees - Math.ceil((rupees * discount) / 100)) * 100)) / 100;

const secret = 'whsec_of_the_figures';

const withStripeMock = whyNoStripeMock ? describe.skip : describe;
withStripeMock(
  `W-16 fifty prices and discounts have the same amount everywhere${whyNoStripeMock ? ` (${whyNoStripeMock})` : ''}`,
  () => {
    let shop: TestShop;
    let stripe: StripeMock;
    let recorder: Recorder;
    let customer: TestCustomer;
    let products: Product[];
    let paid: Omit<Payer, 'product'>;
    const wanted = cases.map(({ price, discount }, index) =>
      Math.round(asSpecified(price, discount) * 100 * quantityOf(index)),
    );
    const total = wanted.reduce((sum, amount) => sum + amount, 0);

    beforeAll(async () => {
      stripe = await newStripeMock();
      await stripe.start();
      recorder = await recorderOf(stripe.url);
      shop = await openTestShop({
        STRIPE_SECRET_KEY: 'sk_test_123',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_BASE: recorder.url,
      });
      customer = await shop.customer();
      products = [];
      for (const [index, product] of cases.entries()) {
        const made = await shop.sells({ ...product, name: `Case ${index + 1}` });
        products.push(made);
        await customer.adds(made, quantityOf(index));
      }
      paid = await goesToPay(customer);
    }, 180_000);
    afterAll(async () => {
      await shop.close();
      await recorder.close();
      stripe.close();
    });

    test('in the cart, as the card and the checkout work them out', async () => {
      const lines = await customer.cart();
      const shown = lines.map(({ productId: { price, discount }, quantity }) =>
        lineAmount({ price: toPaise(price), discount, quantity }),
      );
      expect(shown).toEqual(wanted);
      expect(billOfCart(lines).total).toBe(total);
      expect(products.map(({ price, discount }) => asSpecified(price, discount))).toEqual(
        cases.map(({ price, discount }) => asSpecified(price, discount)),
      );
    });

    test('in the lines that Stripe is given', () => {
      const { body } = recorder.seen.find(({ path }) => path === '/v1/checkout/sessions') ?? {};
      const field = (index: number, name: string) => Number(body?.get(`line_items[${index}]${name}`));
      const given = cases.map(
        (_, index) => field(index, '[price_data][unit_amount]') * field(index, '[quantity]'),
      );
      expect(given).toEqual(wanted);
    });

    test('in the order, its mail, its invoice and the export', async () => {
      const body = eventOf(paid.session, { type: 'completed', amount: total });
      expect(await tell(shop, body, await signStripeEvent(body, secret))).toBe(200);
      const order = await paid.order();
      expect(order.payment_status).toBe('paid');
      expect(order.lines.map(({ amount }) => toPaise(amount))).toEqual(wanted);
      expect([order.subTotalAmt, order.totalAmt]).toEqual([toRupees(total), toRupees(total)]);

      const [mail] = await waitUntil(
        () => shop.mails(customer.email),
        (mails) => mails.length > 0,
      );
      const missing = [...wanted, total].filter((amount) => !mail?.text.includes(formatMoney(amount)));
      expect(missing).toEqual([]);

      const headers = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' };
      const invoice = await fetch(shop.url + calls.order.invoice.path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ orderId: order.orderId }),
      });
      const printed = new Set(textsOfPdf(Buffer.from(await invoice.arrayBuffer())));
      expect(wanted.filter((amount) => !printed.has(formatMoney(amount).replace('₹', '')))).toEqual([]);
      expect(printed).toContain(formatMoney(total));

      const admin = await shop.admin();
      const csv = await fetch(shop.url + calls.product.export.path, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      const rows = (await csv.text()).split(/\r?\n/);
      const lost = products.filter(
        ({ _id, price, discount }) =>
          !rows.some(
            (row) => row.includes(_id) && row.includes(price.toFixed(2)) && row.includes(String(discount)),
          ),
      );
      expect(lost).toEqual([]);
    });

    test('the former page is closed at Stripe before the next one opens (W-15)', async () => {
      const again = await shop.customer();
      await again.adds(products[0] ?? { _id: '' });
      const { session } = await goesToPay(again);
      await goesToPay(again);
      const asked = recorder.seen.map(({ path }) => path).slice(-2);
      expect(asked).toEqual([`/v1/checkout/sessions/${session}/expire`, '/v1/checkout/sessions']);
      expect(
        granted(await again.call(calls.order.list)).data.map(({ totalAmt }) => formatRupees(totalAmt)),
      ).toEqual([formatMoney(100), formatMoney(100)]);
    });
  },
);
