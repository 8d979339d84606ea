import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { granted } from '../support/client.js';
import { type Operator, operatorOf } from '../support/operating.js';
import { orderOf, press } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let operator: Operator;
let tokri: Operator['runs'];
beforeAll(async () => {
  shop = await openTestShop();
  operator = operatorOf(shop);
  tokri = operator.runs;
});
afterAll(() => shop.close());

test('show has products, amounts, address, payment, history and next steps', async () => {
  const customer = await shop.customer('Asha Rao');
  await customer.adds(await shop.sells({ price: 617.25 }), 2);
  const order = await customer.placesOrder();
  const { printed } = await tokri('orders', 'show', order.orderId);
  for (const part of [
    `${order.orderId}, placed`,
    'cash on delivery, due',
    `Asha Rao, ${customer.email}`,
    '12 Laxmi Road, Pune, Maharashtra 411030, India',
    '₹617.25',
    '₹1,234.50',
    `placed by ${customer.email}`,
    `tokri orders advance ${order.orderId} (packed)`,
  ])
    expect(printed).toContain(part);
  const { order: shown } = await operator.asks('orders show', order.orderId);
  expect(shown).toMatchObject({ totalAmt: 123_450, status: 'placed' });
});

test('show names the recipient, house and landmark, and what to do about a sold-out product', async () => {
  const asha = await shop.customer();
  await asha.adds(await shop.sells());
  const to = await asha.address({ recipient: 'Sunita', house: 'Flat 4B', landmark: 'Water tank' });
  const body = { ...orderOf(await asha.cart(), to._id), substitution: 'replace' } as const;
  const { orderId } = granted(await press(asha, body)).data;
  const { printed } = await tokri('orders', 'show', orderId);
  for (const line of [
    /^Recipient +Sunita$/m,
    /^Address +Flat 4B, 12 Laxmi Road, Water tank, Pune, Maharashtra 411030, India$/m,
    /^Sold out +replace it with the nearest product$/m,
  ])
    expect(printed).toMatch(line);
});
