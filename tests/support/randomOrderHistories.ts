import { calls } from '../../contract/calls.js';
import { openStatuses } from '../../contract/orderSteps.js';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import type { TestCustomer } from './customer.js';
import { type OrderBody, press, readyToOrder } from './ordering.js';
import { checkOut, eventOf, isDue, pages, payments, refundOf, tell } from './paying.js';
import type { TestShop } from './shop.js';

/**
 * A random history: two customers, two products, and a provider whose events come late, twice, wrong or
 * never.
 */
export interface History {
  customers: readonly TestCustomer[];
  products: readonly { _id: string }[];
  random: () => number;
}

type Step = (shop: TestShop, history: History) => Promise<unknown>;

const one = <Thing>(things: readonly Thing[], random: () => number): Thing | undefined =>
  things[Math.floor(random() * things.length)];

const somebody = ({ customers, random }: History): TestCustomer => {
  const customer = one(customers, random);
  if (!customer) throw new Error('a history has customers');
  return customer;
};

/** Returns the orders of the history's products. */
export const ordersIn = async (shop: TestShop, { products }: History): Promise<OrderRecord[]> => {
  const ids = new Set(products.map(({ _id }) => _id));
  const all = await shop.collection<OrderRecord>('orders').find().toArray();
  return all.filter(({ lines }) => lines.some(({ productId }) => ids.has(String(productId))));
};

const sessionOf = async (shop: TestShop, history: History) => {
  const orders = await ordersIn(shop, history);
  const online = orders.filter(({ payment_method, totalAmt }) => payment_method === 'online' && totalAmt > 0);
  const order = one(online, history.random);
  const payment = order && (await payments(shop).findOne({ _id: order._id }));
  return payment?.session
    ? { session: payment.session, amount: payment.amount, payment: String(payment._id) }
    : undefined;
};

const fills: Step = async (_, history) => {
  const product = one(history.products, history.random);
  if (product)
    await somebody(history)
      .adds(product, 1 + Math.floor(history.random() * 3))
      .catch(() => undefined);
};

const orders =
  (how: (customer: TestCustomer, body: OrderBody) => Promise<unknown>): Step =>
  async (_, history) => {
    const customer = somebody(history);
    if ((await customer.cart()).length) await how(customer, await readyToOrder(customer));
  };

const told =
  (type: 'completed' | 'expired' | 'async_payment_failed', more = {}): Step =>
  async (shop, history) => {
    const page = await sessionOf(shop, history);
    if (!page) return;
    const event = eventOf(page.session, { type, amount: page.amount, ...more });
    const copies = 1 + Math.floor(history.random() * 3);
    await Promise.all(Array.from({ length: copies }, () => tell(shop, event)));
  };

/** Refunds the payment at the provider. */
const refundsThere: Step = async (shop, history) => {
  const page = await sessionOf(shop, history);
  if (page) await tell(shop, refundOf(page.payment));
};

const acts =
  (act: 'pay' | 'decline'): Step =>
  async (shop, history) => {
    const page = await sessionOf(shop, history);
    if (page) await shop.call(calls.order.paySandbox, { body: { session: page.session, act } });
  };

/** Pays, but loses the provider's event: only reconciliation can find the payment. */
const paysWithoutEvent: Step = async (shop, history) => {
  const page = await sessionOf(shop, history);
  if (!page) return;
  const { session } = page;
  await pages(shop).updateOne(
    { _id: session, state: 'open' },
    { $set: { state: 'paid', intent: `pi_${session}` } },
  );
  await isDue(shop, session);
};

const cancels: Step = async (shop, history) => {
  const order = one(await ordersIn(shop, history), history.random);
  const body = { orderId: order?.orderId ?? 'none' };
  for (const customer of history.customers) await customer.call(calls.order.cancel, { body });
};

/** Advances an order by one step, or up to delivery. */
const advances: Step = async (shop, history) => {
  const open = (await ordersIn(shop, history)).filter(({ status }) => openStatuses.includes(status));
  const order = one(open, history.random);
  const way = ['placed', 'packed', 'out_for_delivery', 'delivered'] as const;
  const steps = history.random() < 0.5 ? 1 : way.length;
  const begun = way.findIndex((status) => status === order?.status);
  for (const [index, from] of way.entries()) {
    const to = way[index + 1];
    if (!order || !to || begun < 0 || index < begun || index >= begun + steps) continue;
    const body = { orderId: order.orderId, from, to };
    await (await shop.admin()).call(calls.order.advance, { body });
  }
};

const steps: readonly Step[] = [
  fills,
  fills,
  fills,
  orders(press),
  orders(checkOut),
  orders(checkOut),
  told('completed'),
  told('completed', { payment_status: 'unpaid' }),
  told('completed', { amount: 1 }),
  told('expired'),
  told('async_payment_failed'),
  acts('pay'),
  acts('pay'),
  acts('decline'),
  paysWithoutEvent,
  refundsThere,
  cancels,
  advances,
];

/** Runs this many random steps, two at a time. */
export const happens = async (shop: TestShop, history: History, count: number): Promise<void> => {
  for (let done = 0; done < count; done += 2) {
    const both = [one(steps, history.random), one(steps, history.random)];
    await Promise.all(both.map((step) => step?.(shop, history)));
  }
};
