import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { granted } from '../support/client.js';
import { logIn, password, type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => shop.close());

const tries = (email: string, secret: string, from = '203.0.113.7') =>
  shop.call(calls.user.login, { body: { email, password: secret }, headers: { 'x-forwarded-for': from } });

test('S-134 logs in with an access and a refresh token', async () => {
  const { email } = await shop.customer();
  const { status, json } = await tries(email.toUpperCase(), password);

  expect(status).toBe(200);
  expect(json.data).toEqual({ accesstoken: expect.any(String), refreshToken: expect.any(String) });
  expect(json.message).toBe(messages.done['user.login']);
});

test('notes when a customer logged in', async () => {
  const before = Date.now();
  const customer = await shop.customer();
  const { json } = await customer.call(calls.user.details);

  expect(Date.parse(json.data.last_login_date ?? '')).toBeGreaterThanOrEqual(before - 1_000);
});

test('W-04 answers alike for a wrong password, an unknown email and a blocked account', async () => {
  const known = await shop.customer();
  const blocked = await shop.customer();
  await shop.collection('users').updateOne({ email: blocked.email }, { $set: { status: 'Blocked' } });
  const answers = [
    await tries(known.email, 'Wrong-mango-77'),
    await tries(`${unique('ghost')}@example.test`, 'Wrong-mango-77'),
    await tries(blocked.email, password),
  ];

  for (const { status, json } of answers) {
    expect(status).toBe(401);
    expect(json).toEqual({
      success: false,
      error: true,
      code: 'wrongCredentials',
      message: messages.errors.wrongCredentials,
    });
  }
});

describe('guessing', () => {
  const guess = async (email: string, times: number, from?: string) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await tries(email, `Wrong-mango-${i}`, from));
    return answers;
  };

  test('is cut off after ten wrong passwords, with the time to wait', async () => {
    const { email } = await shop.customer();
    const answers = await guess(email, 12);

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const seconds = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(answers.at(-1)?.json.code).toBe('rateLimited');
    expect((await tries(email, password)).status).toBe(429);
  });

  test('is cut off when all tries come at once', async () => {
    const { email } = await shop.customer();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => tries(email, `Wrong-mango-${i}`)));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('does not lock the owner out, who comes from elsewhere', async () => {
    const { email } = await shop.customer();
    await guess(email, 12, '198.51.100.9');

    expect((await tries(email, password, '203.0.113.50')).status).toBe(200);
  });

  test('is not stopped by moving about within one IPv6 network', async () => {
    const { email } = await shop.customer();
    for (let i = 0; i < 10; i++) await tries(email, 'Wrong-mango-1', `2001:db8:1:2::${i + 1}`);

    expect((await tries(email, password, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await tries(email, password, '2001:db8:1:3::1')).status).toBe(200);
  });
});

test('only failures count: a right password works any number of times', async () => {
  const { email } = await shop.customer();
  for (let i = 0; i < 15; i++) await logIn(shop.call, email);

  expect((await tries(email, password)).status).toBe(200);
});

test('malformed calls do not count', async () => {
  const { email } = await shop.customer();
  for (const wrong of [null, [], {}, { $ne: null }, 5]) {
    for (let i = 0; i < 3; i++) {
      const { status } = await shop.call(calls.user.login, { wrongBody: { email, password: wrong } });
      expect(status).toBe(400);
    }
  }
  expect((await tries(email, password, '127.0.0.1')).status).toBe(200);
});

describe('deleting an account', () => {
  const deleteAccount = (customer: TestCustomer, secret: string, from: string) =>
    customer.call(calls.user.remove, { body: { password: secret }, headers: { 'x-forwarded-for': from } });

  test('who holds a stolen token cannot try passwords on it: they count as failed logins', async () => {
    const asha = await shop.customer();
    for (let count = 0; count < 10; count += 1)
      expect(await deleteAccount(asha, `guess-number-${count}`, '203.0.113.1')).toMatchObject({
        status: 400,
        json: { code: 'wrongPassword' },
      });
    const { status, headers } = await deleteAccount(asha, password, '203.0.113.1');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await tries(asha.email, password, '203.0.113.1')).toMatchObject({ status: 429 });

    expect(await tries(asha.email, password, '203.0.113.2')).toMatchObject({ status: 200 });
    granted(await deleteAccount(asha, password, '203.0.113.2'));
  });

  test('the right password does not count, also where the account has to stay', async () => {
    const admin = await shop.admin();
    const asha = await shop.customer();
    await asha.adds(await shop.sells());
    const { orderId } = await asha.placesOrder();
    for (let count = 0; count < 12; count += 1)
      expect(await deleteAccount(asha, password, '203.0.113.3')).toMatchObject({ status: 409 });
    const cancel = { body: { orderId, from: 'placed', to: 'cancelled' } } as const;
    granted(await admin.call(calls.order.advance, cancel));
    granted(await deleteAccount(asha, password, '203.0.113.3'));
  });
});
