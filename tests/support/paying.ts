import { Keys } from '../../api/secrets/keys.js';
import type { PaymentRecord } from '../../api/payments/payment.schema.js';
import type { SandboxPageRecord } from '../../api/payments/sandboxPage.schema.js';
import { signStripeEvent } from '../../api/payments/stripeEvents.js';
import { calls } from '../../contract/calls.js';
import type { Order } from '../../contract/order.js';
import { granted } from './client.js';
import { type TestCustomer, unique } from './customer.js';
import { type OrderBody, readyToOrder } from './ordering.js';
import type { TestShop } from './shop.js';

/** Starts an online payment. */
export const checkOut = (customer: TestCustomer, body: OrderBody, key?: string) =>
  customer.call(calls.order.checkout, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** A customer who is about to pay. */
export interface Payer {
  customer: TestCustomer;
  product: { _id: string };
  session: string;
  orderId: string;
  order(): Promise<Order>;
}

/**
 * Returns a customer who pays for some pieces of a product of ₹250 with 10 % off and a stock of ten: ₹450 for
 * two.
 */
export const payerAt = async (shop: TestShop, quantity = 2): Promise<Payer> => {
  const customer = await shop.customer('payer');
  const product = await shop.sells({ price: 250, discount: 10, stock: 10 });
  await customer.adds(product, quantity);
  return { product, ...(await goesToPay(customer)) };
};

/** Opens the payment page for the customer's current cart. */
export const goesToPay = async (customer: TestCustomer): Promise<Omit<Payer, 'product'>> => {
  const { id, data } = granted(await checkOut(customer, await readyToOrder(customer)));
  const body = { orderId: data.orderId };
  const order = async () => granted(await customer.call(calls.order.details, { body })).data;
  return { customer, session: id, orderId: data.orderId, order };
};

interface Told {
  type: 'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed';
  /** In paise. */
  amount?: number;
  currency?: string;
  payment_status?: 'paid' | 'unpaid';
  id?: string;
}

/** Builds an event as the provider sends it. */
export const eventOf = (
  session: string,
  { type, amount = 45_000, currency = 'inr', ...more }: Told,
): string =>
  JSON.stringify({
    id: more.id ?? unique('evt'),
    object: 'event',
    type: `checkout.session.${type}`,
    data: {
      object: {
        id: session,
        object: 'checkout.session',
        status: type === 'expired' ? 'expired' : 'complete',
        payment_status: more.payment_status ?? 'paid',
        amount_total: amount,
        currency,
        payment_intent: `pi_${session}`,
      },
    },
  });

/** Builds the provider's event for a payment that the merchant has refunded there. */
export const refundOf = (payment: string): string =>
  JSON.stringify({
    id: unique('evt'),
    object: 'event',
    type: 'charge.refunded',
    data: { object: { object: 'charge', refunded: true, metadata: { payment } } },
  });

export const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);

/** Signs a body as the sandbox does, with a timestamp. */
export const sandboxSigns = (shop: TestShop, body: string, at?: Date): Promise<string> =>
  signStripeEvent(body, shop.app.get(Keys, { strict: false }).all.sandbox, at);

/**
 * Sends a body to the webhook, with the sandbox's signature unless another is given.
 * @returns the status
 */
export const tell = async (shop: TestShop, body: string, signature?: string | null): Promise<number> => {
  const header = signature === undefined ? await sandboxSigns(shop, body) : signature;
  const { status } = await fetch(shop.url + calls.order.webhook.path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(header !== null && { 'stripe-signature': header }) },
  });
  return status;
};

export const payments = (shop: TestShop) => shop.collection<PaymentRecord>('payments');
export const pages = (shop: TestShop) => shop.collection<SandboxPageRecord>('sandboxpages');

/** Makes the payment due for reconciliation now. */
export const isDue = (shop: TestShop, session: string, change: Partial<PaymentRecord> = {}) =>
  payments(shop).updateOne({ session }, { $set: { dueAt: new Date(0), ...change } });
