import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { granted } from '../support/client.js';
import { logIn, password, type TestCustomer, unique } from '../support/customer.js';
import { deliver, fullLife, type Life, tracesIn } from '../support/fullLife.js';
import { mailsTo } from '../support/mailbox.js';
import { ordersOf } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const deleteAccount = (customer: TestCustomer, secret = password) =>
  customer.call(calls.user.remove, { body: { password: secret } });
const threeDaysPass = () =>
  shop.collection('emailundos').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
const mayRead = async (customer: TestCustomer) => (await customer.call(calls.user.details)).status === 200;
const inspect = async (orderId: string) =>
  granted(await admin.call(calls.order.inspect, { body: { orderId } })).data;
const adminOrders = async (search: string) =>
  granted(await admin.call(calls.order.adminOrders, { body: { search } })).data.map(({ orderId }) => orderId);

describe('a customer with data in every part of the shop deletes the account', () => {
  let life: Life;
  let before: Awaited<ReturnType<typeof inspect>>;
  beforeAll(async () => {
    life = await fullLife(shop);
    before = await inspect(life.delivered);
    const collections = await tracesIn(shop, life.traces);
    // removing a name here weakens the proof
    for (const name of [
      'users',
      'addresses',
      'orders',
      'audit',
      'answeredkeys',
      'codes',
      'resetproofs',
      'emailundos',
    ])
      expect(collections).toContainEqual(expect.stringMatching(new RegExp(` in ${name}$`)));
    // three days later
    await shop.collection('emailundos').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await fetch(shop.url + life.avatar)).toMatchObject({ status: 200 });
    expect(await deleteAccount(life.customer)).toMatchObject({
      status: 200,
      json: { message: 'Your account was deleted' },
    });
  });

  test('and no collection has a name, email, mobile or address of theirs', async () => {
    expect(await tracesIn(shop, life.traces)).toEqual([]);
  });

  test('and nothing is kept under the number of the account', async () => {
    expect(await tracesIn(shop, [claimsOf(life.customer.token).sub])).toEqual([]);
  });

  test('and is told so by a last mail', async () => {
    const mails = await mailsTo(shop, life.customer.email, 3);
    expect(mails.at(-1)?.subject).toBe(messages.mails.accountDeleted.subject);
  });

  test('and the image is deleted', async () => {
    expect(await fetch(shop.url + life.avatar)).toMatchObject({ status: 404 });
  });

  test('and every way in is closed at once', async () => {
    const { customer } = life;
    expect(await mayRead(customer)).toBe(false);
    expect(await shop.call(calls.user.refreshToken, { token: customer.refreshToken })).toMatchObject({
      status: 401,
    });
    const body = { email: customer.email, password };
    expect(await shop.call(calls.user.login, { body })).toMatchObject({ status: 401 });
  });

  test('and the orders keep what the tax law requires, without personal data', async () => {
    const after = await inspect(life.delivered);
    for (const field of ['orderId', 'createdAt', 'lines', 'subTotalAmt', 'totalAmt', 'status'] as const)
      expect(after[field]).toEqual(before[field]);
    expect([after.payment_method, after.payment_status]).toEqual(['cod', 'paid']);
    expect(after.customer).toEqual({ name: '', email: '' });
    expect(after.delivery_address).toEqual({
      address_line: '',
      city: '',
      state: 'Maharashtra',
      pincode: '411030',
      country: 'India',
      mobile: '',
    });
    expect(after.note).toBe('');
    expect(after.history.map(({ status, by }) => [status, by])).toEqual([
      ['placed', undefined],
      ['packed', admin.email],
      ['out_for_delivery', admin.email],
      ['delivered', admin.email],
    ]);
  });

  test('and the orders are found by number, place and product, but not by personal data', async () => {
    expect(await adminOrders(life.delivered)).toEqual([life.delivered]);
    expect(await adminOrders(`411030 ${before.lines[0]?.name}`)).toEqual([life.delivered]);
    for (const trace of life.traces) expect(await adminOrders(trace)).toEqual([]);
  });

  test('and the audit log still has the shop’s entries', async () => {
    const body = { thing: before._id };
    const { data } = granted(await admin.call(calls.audit.list, { body }));
    expect(data.map(({ action }) => action).sort()).toEqual([
      ...[
        'order.advance',
        'order.advance',
        'order.advance',
        'order.answerProblem',
        'order.note',
        'order.note',
      ],
    ]);
  });

  test('and a new account with the same email begins empty', async () => {
    const body = { name: 'Zebunissa', email: life.customer.email, password, confirmPassword: password };
    granted(await shop.call(calls.user.register, { body }));
    const { token } = await logIn(shop.call, life.customer.email);
    const again = {
      ...life.customer,
      call: ((row, options) => shop.call(row, { token, ...options })) as typeof shop.call,
    };
    expect(granted(await again.call(calls.user.details)).data).toMatchObject({
      avatar: '',
      mobile: '',
      address_details: [],
      shopping_cart: [],
      orderHistory: [],
    });
    expect(await ordersOf(again)).toEqual([]);
    const details = { body: { orderId: life.delivered } };
    expect(await again.call(calls.order.details, details)).toMatchObject({ status: 404 });
  });
});

describe('an account stays', () => {
  test('without the password, or with another’s', async () => {
    const asha = await shop.customer();
    expect(await asha.call(calls.user.remove, { wrongBody: {} })).toMatchObject({ status: 400 });
    for (const secret of ['Another-basket-9', `${password} `, password.toLowerCase()])
      expect(await deleteAccount(asha, secret)).toMatchObject({
        status: 400,
        json: { code: 'wrongPassword', issues: [{ path: ['password'] }] },
      });
    expect(await mayRead(asha)).toBe(true);
  });

  test('whatever id the body names: it is always one’s own', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const body = { password, _id: 'f'.repeat(24), userId: ravi.email, email: ravi.email };
    granted(await asha.call(calls.user.remove, { wrongBody: body }));
    expect([await mayRead(asha), await mayRead(ravi)]).toEqual([false, true]);
  });

  test('while an order is on its way, which is named', async () => {
    const asha = await shop.customer();
    await asha.adds(await shop.sells());
    const { orderId } = await asha.placesOrder();
    for (const [from, to] of [
      ['placed', 'packed'],
      ['packed', 'out_for_delivery'],
      ['out_for_delivery', 'delivered'],
    ] as const) {
      expect(await deleteAccount(asha)).toMatchObject({
        status: 409,
        json: { code: 'openOrders', message: expect.stringContaining(orderId), data: { orders: [orderId] } },
      });
      granted(await admin.call(calls.order.advance, { body: { orderId, from, to } }));
    }
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await deleteAccount(asha)).toMatchObject({ status: 200 });
  });

  test('when it is an admin’s', async () => {
    expect(await deleteAccount(admin)).toMatchObject({ status: 409, json: { code: 'adminStays' } });
    expect(await mayRead(admin)).toBe(true);
  });

  test('whole when the deletion fails in its middle', async () => {
    const asha = await shop.customer();
    await asha.address();
    const refuse = (validator: object) => shop.database().command({ collMod: 'orders', validator });
    await asha.adds(await shop.sells());
    await deliver(admin, (await asha.placesOrder()).orderId);
    await refuse({ never: true });
    expect(await deleteAccount(asha)).toMatchObject({ status: 500 });
    await refuse({});
    expect(await mayRead(asha)).toBe(true);
    expect(granted(await asha.call(calls.address.list)).data).toHaveLength(1);
    expect(await ordersOf(asha)).toHaveLength(1);
  });
});

test('what somebody did as an admin stays in the log without their name', async () => {
  const former = await shop.customer(unique('Farida'));
  const becomes = async (role: 'ADMIN' | 'USER', wanted: 200 | 403) => {
    await shop.collection('users').updateOne({ email: former.email }, { $set: { role } });
    await waitUntil(
      () => former.call(calls.category.stored),
      ({ status }) => status === wanted, // the shop hears of another program's change within a second
    );
  };
  await becomes('ADMIN', 200);
  const body = { name: unique('Tea'), unit: '1 kg', price: 10, stock: 1 };
  const { _id } = granted(await former.call(calls.product.create, { body })).data;
  await becomes('USER', 403);
  granted(await deleteAccount(former));

  expect(await tracesIn(shop, [former.email, 'farida'])).toEqual([]);
  const { data } = granted(await admin.call(calls.audit.list, { body: { thing: _id } }));
  expect(data).toMatchObject([{ action: 'product.create', who: { name: '', email: '' } }]);
});

test('an image that another account uses too stays', async () => {
  const [asha, ravi] = [await fullLife(shop), await fullLife(shop)];
  await threeDaysPass();
  expect(asha.avatar).toBe(ravi.avatar);
  granted(await deleteAccount(asha.customer));
  expect(await fetch(shop.url + asha.avatar)).toMatchObject({ status: 200 });
  granted(await deleteAccount(ravi.customer));
  expect(await fetch(shop.url + asha.avatar)).toMatchObject({ status: 404 });
});
