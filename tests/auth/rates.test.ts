import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { password, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => shop.close());

type Ask = (from: string) => Promise<{ status: number; headers: Headers }>;

/** How many are answered otherwise before the first 429. */
const passing = async (ask: Ask, from: string, most: number) => {
  for (let passed = 0; passed <= most; passed += 1) {
    const { status, headers } = await ask(from);
    if (status !== 429) continue;
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return passed;
  }
  return Infinity;
};

const from = (address: string) => ({ 'x-forwarded-for': address });
const register: Ask = (address) =>
  shop.call(calls.user.register, {
    body: { name: 'Meera', email: 'taken@example.test', password, confirmPassword: password },
    headers: from(address),
  });
const ghost = () => `${unique('ghost')}@example.test`;
const askForCode =
  (email: () => string): Ask =>
  (address) =>
    shop.call(calls.user.forgotPassword, { body: { email: email() }, headers: from(address) });

test('120 registrations an hour from an address', async () => {
  expect(await passing(register, '203.0.113.1', 200)).toBe(120);
  expect((await register('203.0.113.2')).status).toBe(409);
});

test('5 code mails an hour for an account, known or not, from wherever they are asked', async () => {
  for (const email of [(await shop.customer()).email, ghost()]) {
    expect(
      await passing(
        askForCode(() => email),
        '203.0.113.3',
        10,
      ),
    ).toBe(5);
    expect((await askForCode(() => email)('203.0.113.4')).status).toBe(429);
  }
});

test('120 code mails an hour from an address', async () => {
  expect(await passing(askForCode(ghost), '203.0.113.5', 200)).toBe(120);
  expect((await askForCode(ghost)('203.0.113.6')).status).toBe(200);
});

test('300 codes in 15 minutes from an address', async () => {
  const guess: Ask = (address) =>
    shop.call(calls.user.verifyOtp, { body: { email: ghost(), otp: '123456' }, headers: from(address) });

  expect(await passing(guess, '203.0.113.7', 400)).toBe(300);
});

test('60 refreshes a minute for a session', async () => {
  const customer = await shop.customer();
  let token = customer.refreshToken;
  const refresh: Ask = async () => {
    const answer = await shop.call(calls.user.refreshToken, { token });
    if (answer.status === 200) token = answer.json.data.refreshToken;
    return answer;
  };

  expect(await passing(refresh, '', 80)).toBe(60);
});

test('counters keep no address and no network address', async () => {
  const stored = JSON.stringify(await shop.collection('rates').find().toArray());

  expect(stored).not.toMatch(/example\.test|203\.0\.113|127\.0\.0\.1/);
});
