import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import type { PaymentRecord } from '../../api/payments/payment.schema.js';
import { seeded } from '../../cli/random.js';
import { happens, type History, ordersIn } from '../support/randomOrderHistories.js';
import { payments } from '../support/paying.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const stock = 12;
const at = (history: OrderRecord['history'], status: string) =>
  history.filter((step) => step.status === status).length;

/** Checks that the order still holds its stock. */
const stands = ({ status }: OrderRecord) => status !== 'cancelled';
const isSettled = ({ payment_status }: OrderRecord) => payment_status === 'due' || payment_status === 'paid';

const piecesOf = (orders: OrderRecord[], productId: string) =>
  orders
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (String(line.productId) === productId ? line.quantity : 0), 0);

const issuesOfOrder = (
  { orderId, lines, subTotalAmt, totalAmt, ...order }: OrderRecord,
  payment?: PaymentRecord | null,
) => [
  ...(lines.reduce((sum, { amount }) => sum + amount, 0) === subTotalAmt && subTotalAmt === totalAmt
    ? []
    : [`I3 ${orderId}`]),
  ...(payment &&
  (order.payment_status === 'paid') !== (payment.state === 'paid' || payment.state === 'refunding')
    ? [`I5 ${orderId} is ${order.payment_status}, its payment ${payment.state}`]
    : []),
  ...(order.status === 'cancelled' && order.payment_status === 'paid'
    ? [`I5 ${orderId}: the money was not sent back`]
    : []),
  ...(stands({ orderId, lines, subTotalAmt, totalAmt, ...order }) &&
  // refunded by the merchant, at the provider
  !['due', 'paid', 'awaiting', 'refunded'].includes(order.payment_status)
    ? [`I7 ${orderId} stands and is ${order.payment_status}`]
    : []),
  ...(at(order.history, 'cancelled') > at(order.history, 'placed') ? [`${orderId} was cancelled twice`] : []),
];

const issuesAfter = async (history: History): Promise<string[]> => {
  const orders = await ordersIn(shop, history);
  const issues: string[] = [];
  for (const { _id } of history.products) {
    const left = await shop.stockOf({ _id });
    const off = piecesOf(orders.filter(stands), _id);
    if (left < 0 || left + off !== stock)
      issues.push(`I1, I2: ${left} left and ${off} sold or held of ${stock}`);
  }
  for (const order of orders)
    issues.push(...issuesOfOrder(order, await payments(shop).findOne({ _id: order._id })));
  for (const customer of history.customers) {
    const own = orders.filter(
      ({ customer: { email }, payment_status }) => email === customer.email && payment_status === 'awaiting',
    );
    const open = await payments(shop).countDocuments({ _id: { $in: own.map(({ _id }) => _id) }, live: true });
    if (open > 1) issues.push(`W-15: ${customer.email} has ${open} open payments`);
    const products = (await customer.cart()).map(({ productId }) => productId._id);
    if (new Set(products).size !== products.length) issues.push('I6');
  }
  return issues;
};

/** Runs a random history and checks the invariants after it. */
const holdsAfter = async (name: string): Promise<void> => {
  const history: History = {
    random: seeded(name),
    customers: await Promise.all([shop.customer(), shop.customer()]),
    products: [await shop.sells({ stock, price: 99.5, discount: 7 }), await shop.sells({ stock })],
  };
  await happens(shop, history, 40);
  // the shop's own follow-ups, such as refunds, take a moment
  expect(
    await waitUntil(
      () => issuesAfter(history),
      (issues) => issues.length === 0,
    ),
  ).toEqual([]);
};

const orderHistories = Array.from({ length: 6 }, (_, index) => `history ${index + 1}`);

test.each(orderHistories)(
  'I1–I7 hold after %s of orders, payments, events told twice, late, wrongly or never, cancels and refunds',
  holdsAfter,
  60_000,
);

/** Lists the statuses that no history has reached so far. */
const unseen = async (): Promise<string[]> => {
  const orders = await shop.collection<OrderRecord>('orders').find().toArray();
  const seen = new Set<string>(
    orders.flatMap(({ status, payment_status, payment_history = [], wrong_amount, history }) => [
      status,
      payment_status,
      ...payment_history.map((step) => step.payment_status),
      ...(wrong_amount ? ['flagged'] : []),
      ...(at(history, 'placed') > 1 ? ['revived'] : []),
    ]),
  );
  const wanted = ['delivered', 'refunded', 'revived', 'flagged', 'expired', 'failed', 'paid', 'due'];
  return wanted.filter((one) => !seen.has(one));
};

// two steps run at a time in a random order, so a status that was not reached may be reached in another
// history
test('the histories are rich: orders were delivered, refunded, revived, flagged, expired and failed in them', async () => {
  for (let more = 1; more <= 12 && (await unseen()).length; more += 1)
    await holdsAfter(`more history ${more}`);
  expect(await unseen()).toEqual([]);
  const orders = await shop.collection<OrderRecord>('orders').find().toArray();
  expect(orders.filter(isSettled).length).toBeGreaterThan(5);
}, 120_000);
