import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { dependencies } from '../api/common/deadlines.js';
import { circuitOpen } from '../api/common/metrics.js';
import { signStripeEvent } from '../api/payments/stripeEvents.js';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { password, unique } from './support/customer.js';
import { openMailServer, type MailServer } from './support/mailServer.js';
import { ordersOf, press, readyToOrder } from './support/ordering.js';
import { checkOut, eventOf, isDue, payerAt, payments, tell } from './support/paying.js';
import { type Recorder, recorderOf } from './support/recorder.js';
import { openTestRedis, type TestRedis, whyNoRedis } from './support/redis.js';
import { openTestS3, type TestS3 } from './support/s3.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { newStripeMock, whyNoStripeMock } from './support/stripeMock.js';
import { type TcpProxy, tcpProxyToPort } from './support/tcpProxy.js';
import { uploadOf } from './support/uploading.js';
import { waitUntil } from './support/waitUntil.js';

const webhookSecret = 'whsec_of_the_tests';
const closing: (() => unknown)[] = [];
let mailServer: MailServer;
let s3: TestS3;
let redis: TestRedis | undefined;
let stripeLine: Recorder | undefined;
let [mailProxy, s3Proxy, redisProxy]: TcpProxy[] = [];
let shop: TestShop;

const pause = 60_000;
const opensSoon = { failures: 2, pause };
const times = {
  mail: { ...dependencies.mail, greeting: 1_000, ...opensSoon },
  stripe: { request: 1_000, total: 2_500, ...opensSoon },
  s3: { ...dependencies.s3, read: { request: 1_000, total: 2_500 }, ...opensSoon },
  // a busy machine is slow, Redis does not hang
  redis: { ...dependencies.redis, command: 2_000, inactivity: 5_000, total: 4_400, pause },
};

const proxyTo = async (url: string): Promise<TcpProxy> => {
  const proxy = await tcpProxyToPort(Number(new URL(url).port));
  closing.push(proxy.close);
  return proxy;
};
const openStripe = async () => {
  const mock = await newStripeMock();
  await mock.start();
  const line = await recorderOf(mock.url);
  closing.push(mock.close, line.close);
  return line;
};

beforeAll(async () => {
  circuitOpen.reset(); // the tests of one thread share it
  [mailServer, s3] = [await openMailServer(), await openTestS3()];
  closing.push(mailServer.close, s3.close);
  [mailProxy, s3Proxy] = [await proxyTo(mailServer.url), await proxyTo(s3.settings.S3_ENDPOINT)];
  if (!whyNoRedis) redis = await openTestRedis();
  if (redis) closing.push(redis.close);
  redisProxy = redis && (await proxyTo(redis.url));
  if (!whyNoStripeMock) stripeLine = await openStripe();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
    ...s3.settings,
    S3_ENDPOINT: `http://127.0.0.1:${s3Proxy.port}`,
    ...(redisProxy && { REDIS_URL: `redis://127.0.0.1:${redisProxy.port}` }),
    ...(stripeLine && {
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripeLine.url,
    }),
  };
  shop = await openTestShop(settings, { dependencies: times });
}, 180_000);
afterAll(async () => {
  await shop.close();
  for (const close of closing.reverse()) await close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const now = performance.now.bind(performance);
let skipped = 0;
/** Makes the pause of every open circuit be over. */
const afterPause = () => {
  skipped += pause;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + skipped);
};
const openCircuits = async () =>
  (await circuitOpen.get()).values.flatMap(({ labels, value }) => (value ? [labels.dependency] : []));

test('while the mail server hangs, mails wait without asking it, and each is sent once when it answers again', async () => {
  const people = [await shop.customer(), await shop.customer(), await shop.customer()];
  const mails = () => shop.collection('outgoingmails').find().toArray();
  /** Selects the mails that wait for their next try; a lease is longer than their pause. */
  const putOff = () => ({ tries: { $gt: 0 }, dueAt: { $lt: new Date(Date.now() + 60_000) } });
  const hurry = () => shop.collection('outgoingmails').updateMany(putOff(), { $set: { dueAt: new Date(0) } });
  /** Makes every mail due, and waits until it was tried again. */
  const tryAgain = async () => {
    const countPutOff = (more: object) => () =>
      shop.collection('outgoingmails').countDocuments({ ...putOff(), ...more });
    await waitUntil(countPutOff({}), (count) => count === people.length);
    const tries = Math.max(...(await mails()).map((mail) => Number(mail.tries)));
    await shop.collection('outgoingmails').updateMany({}, { $set: { tries } });
    await hurry();
    const triedAgain = await waitUntil(countPutOff({ tries: tries + 1 }), (count) => count === people.length);
    expect(triedAgain).toBe(people.length);
  };
  mailProxy?.hang();
  for (const { email } of people)
    expect((await shop.call(calls.user.forgotPassword, { body: { email } })).status).toBe(200);
  await waitUntil(openCircuits, (open) => open.includes('mail'));
  const asked = mailProxy?.connections();
  await tryAgain();
  await tryAgain();
  expect([await openCircuits(), mailProxy?.connections()]).toEqual([['mail'], asked]);

  mailProxy?.plugIn();
  afterPause();
  const leftAfterHurry = async () => {
    await hurry(); // one mail tried while the others were put off
    return mails();
  };
  expect(await waitUntil(leftAfterHurry, (left) => !left.length)).toEqual([]);
  expect(await openCircuits()).toEqual([]);
  expect(mailServer.letters.filter(({ to }) => people.some(({ email }) => to.includes(email)))).toHaveLength(
    people.length,
  );
});

test('while S3 hangs, images and uploads are told to come again without asking it, and are served when it answers again', async () => {
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const admin = await shop.admin();
  const url = await uploadOf(admin)(image);
  const get = async () => {
    const answer = await fetch(shop.url + url);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('retry-after')];
  };
  expect((await fetch(`${shop.url}/media/${'0a'.repeat(32)}.webp`)).status).toBe(404);
  s3Proxy?.hang();
  for (let call = 0; call < 2; call += 1) expect(await get()).toEqual([503, '1']);
  expect(await openCircuits()).toEqual(['s3']);
  const asked = s3Proxy?.connections();
  expect(await get()).toEqual([503, '1']);
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(image)]), 'a.png');
  expect(await admin.call(calls.file.upload, { form })).toMatchObject({
    status: 503,
    json: { code: 'notReady' },
  });
  expect(s3Proxy?.connections()).toBe(asked);

  s3Proxy?.plugIn();
  afterPause();
  expect(await get()).toEqual([200, null]);
  expect(await uploadOf(admin)(image)).toBe(url);
  expect(await openCircuits()).toEqual([]);
});

(whyNoRedis ? describe.skip : describe)(`Redis${whyNoRedis ? ` (${whyNoRedis})` : ''}`, () => {
  test('while Redis hangs, MongoDB counts the rate limits, and Redis does again after the pause', async () => {
    const client = new Redis(redis?.url ?? '');
    closing.push(() => client.disconnect());
    const inMongo = () => shop.collection('rates').countDocuments();
    const guess = async () => {
      const body = { email: `${unique('ghost')}@example.test`, password };
      expect((await shop.call(calls.user.login, { body })).status).toBe(401);
    };
    await guess();
    expect([await inMongo(), await client.dbsize()]).toEqual([0, expect.any(Number)]);

    redisProxy?.hang();
    await guess();
    expect(await openCircuits()).toEqual(['redis']);
    const counted = await waitUntil(inMongo, (count) => count > 0); // a majority sees it a little later
    expect(counted).toBeGreaterThan(0);

    redisProxy?.plugIn();
    const clients = async () => String(await client.client('LIST'));
    expect(await waitUntil(clients, (all) => all.includes('cmd=info'))).toContain('cmd=info'); // ioredis is ready then
    await client.flushall();
    await guess();
    expect(await waitUntil(inMongo, (count) => count > counted)).toBeGreaterThan(counted);
    expect(await client.dbsize()).toBe(0);

    const inRedis = async () => {
      afterPause(); // one slow command opens the circuit again
      await guess();
      return client.dbsize();
    };
    expect(await waitUntil(inRedis, (count) => count > 0)).toBeGreaterThan(0);
    expect(await openCircuits()).toEqual([]);
  });
});

(whyNoStripeMock ? describe.skip : describe)(
  `Stripe${whyNoStripeMock ? ` (${whyNoStripeMock})` : ''}`,
  () => {
    test('while Stripe hangs, nobody pays online and all else goes on, and both payments go on when it answers again', async () => {
      const waiting = await payerAt(shop);
      const paying = await payerAt(shop);
      const [customer, milk] = [await shop.customer(), await shop.sells({ stock: 3 })];
      await customer.adds(milk, 2);
      const [body, key] = [await readyToOrder(customer), unique('key')];
      const isRefused = async () => {
        const { status, json, headers } = await checkOut(customer, body, key);
        expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'paymentsUnavailable', '30']);
      };
      const release = stripeLine?.hold();
      await isRefused();
      await isRefused();
      expect(await openCircuits()).toEqual(['stripe']);
      const asked = stripeLine?.seen.length;
      await isRefused();
      expect([await shop.stockOf(milk), (await customer.cart()).length, await ordersOf(customer)]).toEqual([
        3,
        1,
        [],
      ]);
      await isDue(shop, waiting.session, { until: new Date(0) });
      const putOff = () => payments(shop).findOne({ session: waiting.session });
      expect(await waitUntil(putOff, (payment) => payment?.tries === 1)).toMatchObject({
        state: 'open',
        tries: 1,
      });
      const event = eventOf(paying.session, { type: 'completed' });
      expect(await tell(shop, event, await signStripeEvent(event, webhookSecret))).toBe(200);
      expect((await paying.order()).payment_status).toBe('paid');
      const other = await shop.customer();
      await other.adds(milk);
      expect((await press(other, await readyToOrder(other))).status).toBe(200);
      expect(stripeLine?.seen).toHaveLength(asked ?? 0);

      release?.();
      afterPause();
      expect(granted(await checkOut(customer, body, key)).data.url).toContain('checkout.stripe.com');
      expect(await openCircuits()).toEqual([]);
      await isDue(shop, waiting.session);
      expect((await waitUntil(waiting.order, ({ status }) => status === 'cancelled')).payment_status).toBe(
        'expired',
      );
    });
  },
);
