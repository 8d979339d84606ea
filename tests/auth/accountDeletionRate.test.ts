import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { password, type TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => shop.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const deleteAccount = (customer: TestCustomer, secret: string, address: string) =>
  customer.call(calls.user.remove, { body: { password: secret }, headers: from(address) });
const logIn = (email: string, secret: string, address: string) =>
  shop.call(calls.user.login, { body: { email, password: secret }, headers: from(address) });

test('who holds a stolen token cannot try passwords on it: they count as failed logins', async () => {
  const asha = await shop.customer();
  for (let tries = 0; tries < 10; tries += 1)
    expect(await deleteAccount(asha, `guess-number-${tries}`, '203.0.113.1')).toMatchObject({
      status: 400,
      json: { code: 'wrongPassword' },
    });
  const { status, headers } = await deleteAccount(asha, password, '203.0.113.1');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await logIn(asha.email, password, '203.0.113.1')).toMatchObject({ status: 429 });

  expect(await logIn(asha.email, password, '203.0.113.2')).toMatchObject({ status: 200 });
  granted(await deleteAccount(asha, password, '203.0.113.2'));
});

test('the right password does not count, also where the account has to stay', async () => {
  const admin = await shop.admin();
  const asha = await shop.customer();
  await asha.adds(await shop.sells());
  const { orderId } = await asha.placesOrder();
  for (let tries = 0; tries < 12; tries += 1)
    expect(await deleteAccount(asha, password, '203.0.113.3')).toMatchObject({ status: 409 });
  const cancel = { body: { orderId, from: 'placed', to: 'cancelled' } } as const;
  granted(await admin.call(calls.order.advance, cancel));
  granted(await deleteAccount(asha, password, '203.0.113.3'));
});
