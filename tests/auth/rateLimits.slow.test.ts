import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { dependencies } from '../../api/common/deadlines.js';
import { DomainError } from '../../api/common/domainError.js';
import { PasswordAttemptsService } from '../../api/rateLimits/passwordAttempts.service.js';
import { calls } from '../../contract/calls.js';
import { password, unique } from '../support/customer.js';
import { openTestRedis, type TestRedis, whyNoRedis } from '../support/redis.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let redis: TestRedis | undefined;

/** The times of a shop, but longer ones for Redis: a busy machine is slow, and Redis does not hang. */
const patient = {
  ...dependencies,
  redis: { ...dependencies.redis, command: 20_000, inactivity: 20_000, total: 44_000 },
};

const open = async (settings: NodeJS.ProcessEnv) => {
  shop = await openTestShop({ TRUST_PROXY: '127.0.0.1', ...settings }, { dependencies: patient });
};

type Ask = (from: string) => Promise<{ status: number; headers: Headers }>;

/** Counts the answers before the first 429. */
const passing = async (ask: Ask, from: string, max: number) => {
  for (let passed = 0; passed <= max; passed += 1) {
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

/** Returns everything that either rate limit store keeps about login attempts. */
const stored = async () => {
  const inMongo = await shop.collection('rates').find().toArray();
  if (!redis) return { inMongo, inRedis: [] };
  const client = new Redis(redis.url);
  const inRedis = await client.keys('*');
  client.disconnect();
  return { inMongo, inRedis };
};

/**
 * Each store counts a fifth of the limits, the least that leaves a limit of 5 whole, which also shows what the
 * factor does. That a factor of 1 leaves them as they are is shown in rateLimitsTogether.slow.test.ts.
 */
const factor = 0.2;
const stores = [
  { store: 'MongoDB', usesRedis: false },
  { store: 'Redis', usesRedis: true },
];

describe.each(stores)(`rates counted in $store, times ${factor}`, ({ store, usesRedis }) => {
  if (usesRedis && whyNoRedis) {
    test.skip(`are not tried: ${whyNoRedis}`, () => undefined);
    return;
  }
  beforeAll(async () => {
    redis = usesRedis ? await openTestRedis('hunter2/@:') : undefined;
    await open({ RATE_LIMIT_FACTOR: String(factor), ...(redis && { REDIS_URL: redis.url }) });
  });
  afterAll(async () => {
    await shop.close();
    await redis?.close();
  });

  test('120 registrations an hour from an address', async () => {
    expect(await passing(register, '203.0.113.1', 200)).toBe(120 * factor);
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
      ).toBe(5 * factor);
      expect((await askForCode(() => email)('203.0.113.4')).status).toBe(429);
    }
  });

  test('120 code mails an hour from an address', async () => {
    expect(await passing(askForCode(ghost), '203.0.113.5', 200)).toBe(120 * factor);
    const asked = askForCode(() => 'refused@example.test');
    expect((await asked('203.0.113.5')).status).toBe(429);
    // what was refused took no try of the email
    expect((await asked('203.0.113.6')).status).toBe(200);
  });

  test('300 codes in 15 minutes from an address', async () => {
    const guess: Ask = (address) =>
      shop.call(calls.user.verifyOtp, { body: { email: ghost(), otp: '123456' }, headers: from(address) });

    expect(await passing(guess, '203.0.113.7', 400)).toBe(300 * factor);
  });

  test('a password that could not be checked takes no try', async () => {
    const attempts = shop.app.get(PasswordAttemptsService, { strict: false });
    const [email, address] = [ghost(), '203.0.113.8'];
    const away = () => Promise.reject(new DomainError('notReady'));
    for (let count = 0; count < 12; count += 1)
      await expect(attempts.count(email, address, away)).rejects.toMatchObject({ code: 'notReady' });
    expect(await attempts.count(email, address, async () => 'right')).toBe('right');
  });

  test('5 changes of email an hour for an account', async () => {
    const customer = await shop.customer();
    const move: Ask = () =>
      customer.call(calls.user.update, { body: { name: 'Asha', email: ghost(), mobile: '9876543210' } });

    expect(await passing(move, '', 10)).toBe(5 * factor);
  });

  test('10 files of one’s own data an hour', async () => {
    const { token } = await shop.customer();
    const headers = { authorization: `Bearer ${token}` };
    const take: Ask = async () => {
      const answer = await fetch(shop.url + calls.user.export.path, { headers });
      await answer.arrayBuffer();
      return answer;
    };

    expect(await passing(take, '', 20)).toBe(10 * factor);
  });

  test('60 requests for a mail an hour from an address, and 30 a day for an email, which are not its customer’s', async () => {
    const { _id: productId } = await shop.sells({ stock: 0 });
    const askAs =
      (email: () => string): Ask =>
      (address) =>
        shop.call(calls.backInStock.askAsGuest, {
          body: { email: email(), productId },
          headers: from(address),
        });

    expect(await passing(askAs(ghost), '203.0.113.8', 80)).toBe(60 * factor);
    const { email, ...customer } = await shop.customer();
    expect(
      await passing(
        askAs(() => email),
        '203.0.113.9',
        40,
      ),
    ).toBe(30 * factor);
    expect((await askAs(() => email)('203.0.113.10')).status).toBe(429);
    expect((await customer.call(calls.backInStock.ask, { body: { productId } })).status).toBe(200);
  });

  test('60 refreshes a minute for a session', async () => {
    const customer = await shop.customer();
    let token = customer.refreshToken;
    const refresh: Ask = async () => {
      const answer = await shop.call(calls.user.refreshToken, { token });
      if (answer.status === 200) token = answer.json.data.refreshToken;
      return answer;
    };

    expect(await passing(refresh, '', 80)).toBe(60 * factor);
  });

  test(`stand in ${store} alone, and keep no address and no network address`, async () => {
    const { inMongo, inRedis } = await stored();

    expect([inMongo.length > 0, inRedis.length > 0]).toEqual([!usesRedis, usesRedis]);
    expect(JSON.stringify([inMongo, inRedis])).not.toMatch(/example\.test|203\.0\.113|127\.0\.0\.1/);
  });
});
