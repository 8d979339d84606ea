import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveMetrics } from '../api/common/metricsServer.js';
import { freePort } from '../api/database/embedded/ports.js';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { unique } from './support/customer.js';
import { openTestShop, type TestShop } from './support/shop.js';

const token = 'sixteen characters at least';

let shop: TestShop;
let metricsUrl: string;
let stopMetrics: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  shop = await openTestShop({ MAX_IN_PROGRESS: '2', METRICS_PORT: String(port) });
  stopMetrics = await serveMetrics({ METRICS_PORT: port, METRICS_TOKEN: token, HOST: '127.0.0.1' });
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
});
afterAll(async () => {
  await stopMetrics();
  await shop.close();
});

const metrics = async (): Promise<string> =>
  (await fetch(metricsUrl, { headers: { authorization: `Bearer ${token}` } })).text();

/** Calls that take long, because the password of each is hashed. */
const logins = (count: number) =>
  Array.from({ length: count }, () =>
    shop.call(calls.user.login, {
      body: { email: `${unique('nobody')}@example.test`, password: 'Wrong-pass-12345' },
    }),
  );

test('beyond the requests that it may have in progress the shop answers 503 at once, orders last', async () => {
  const milk = await shop.sells();
  const customer = await shop.customer();
  await customer.adds(milk);
  const flood = logins(60);
  const [order, health, page] = [
    customer.placesOrder(),
    fetch(`${shop.url}/health`),
    // after the logins, whose bodies have arrived by then
    Promise.any(flood).then(() => fetch(shop.url)),
  ];
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(refused[0]?.json).toMatchObject({
    code: 'notReady',
    message: 'The shop is temporarily unavailable. Try again in a moment',
  });
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect((await order).orderId).toMatch(/^TK/);
  expect((await health).status).toBe(200);
  expect([200, 503]).toContain((await page).status);
  expect((await fetch(shop.url)).status).toBe(200);
  expect(granted(await customer.call(calls.user.details)).data.email).toBe(customer.email);
});

test('clients that send their bodies slowly take nobody’s place', async () => {
  const open = Array.from({ length: 15 }, () => {
    const closing = new AbortController();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{')) });
    const headers = { 'content-type': 'application/json' };
    const { path } = calls.user.login;
    const init = { method: 'POST', headers, body, duplex: 'half', signal: closing.signal };
    void fetch(shop.url + path, init as RequestInit).catch(() => undefined);
    return closing;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await shop.call(calls.category.list)).status).toBe(200);
  for (const closing of open) closing.abort();
});

test('metrics tell of calls, orders, queues and refused requests, to those with the token', async () => {
  const text = await metrics();
  const value = (line: RegExp) => Number(line.exec(text)?.[1]);
  expect(
    value(/http_request_duration_seconds_count\{call="order.placeCashOnDelivery",status="200"\} (\d+)/),
  ).toBe(1);
  expect(value(/tokri_orders_placed_total\{payment="cod"\} (\d+)/)).toBeGreaterThanOrEqual(1);
  expect(value(/http_requests_refused_total\{kind="other"\} (\d+)/)).toBeGreaterThan(0);
  expect(value(/tokri_jobs\{queue="mails",state="waiting"\} (\d+)/)).toBeGreaterThanOrEqual(0);
  expect(value(/tokri_orders_open\{status="placed"\} (\d+)/)).toBeGreaterThanOrEqual(0);
  expect(value(/tokri_ready (\d)/)).toBe(1);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(metricsUrl)).status).toBe(401);
  expect((await fetch(`${shop.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
});
