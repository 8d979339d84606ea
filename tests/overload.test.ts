import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveMetrics } from '../api/common/metricsServer.js';
import { freePort } from '../api/database/embedded/ports.js';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { password, unique } from './support/customer.js';
import { press, readyToOrder } from './support/ordering.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { waitUntil } from './support/waitUntil.js';

// imported by path: the scripts are plain JavaScript without types
const { queriesOf, metricsIn } = (await import(path.resolve('scripts/deploy/monitoring.mjs'))) as {
  queriesOf(files: Record<string, string>): string[];
  metricsIn(query: string): string[];
};

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
const registrations = (count: number) =>
  Array.from({ length: count }, () => {
    const email = `${unique('somebody')}@example.test`;
    return shop.call(calls.user.register, {
      body: { name: 'Somebody', email, password, confirmPassword: password },
    });
  });

test('beyond the requests that it may have in progress the shop answers 503 at once, and takes an order meanwhile', async () => {
  const milk = await shop.sells();
  const customer = await shop.customer();
  await customer.adds(milk);
  const body = await readyToOrder(customer);
  const flood = registrations(60);
  const [order, health] = [press(customer, body), fetch(`${shop.url}/health`)];
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(refused[0]?.json).toMatchObject({
    code: 'notReady',
    message: 'The shop is temporarily unavailable. Try again in a moment',
  });
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  const usual = (await shop.call(calls.category.list)).headers;
  for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy'])
    expect(refused[0]?.headers.get(name)).toBe(usual.get(name));
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(answers.length);
  expect(granted(await order).data.orderId).toMatch(/^TK/);
  expect((await health).status).toBe(200);
  expect((await fetch(shop.url)).status).toBe(200);
  expect(granted(await customer.call(calls.user.details)).data.email).toBe(customer.email);
});

test('a refused page loads itself again, and the files of a page that was answered are not refused', async () => {
  const customer = await shop.customer();
  let refused: Response | undefined;
  while (!refused) {
    const flood = Array.from({ length: 60 }, () => customer.call(calls.order.list));
    const visit = () => fetch(shop.url, { headers: { accept: 'text/html' } });
    const pages = await Promise.all(Array.from({ length: 20 }, visit));
    refused = pages.find(({ status }) => status === 503);
    await Promise.all(flood);
  }
  expect(refused.headers.get('refresh')).toBe('2');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await refused.text()).toContain('<p>The shop is temporarily unavailable.');
  expect((await fetch(`${shop.url}/assets/missing.js`)).status).toBe(404);
  expect((await fetch(shop.url + calls.user.login.path, { method: 'OPTIONS' })).status).not.toBe(503);
});

test('no request stays in progress: wrong methods, unknown paths, HEAD, errors and broken connections', async () => {
  for (let at = 0; at < 4; at++) {
    await fetch(shop.url + calls.cart.add.path);
    await fetch(`${shop.url}/api/nothing`);
    await fetch(shop.url, { method: 'HEAD' });
    await shop.call(calls.user.login, { wrongBody: 'not an object' });
    const breaking = AbortSignal.timeout(5);
    await fetch(shop.url + calls.user.register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Gone',
        email: `${unique('gone')}@example.test`,
        password,
        confirmPassword: password,
      }),
      signal: breaking,
    }).catch(() => undefined);
  }
  await new Promise((resolve) => setTimeout(resolve, 300)); // the server learns of a broken connection later
  const none = ['order', 'cart', 'other', 'upload'].map(
    (priority) => `http_requests_in_progress{priority="${priority}"} 0`,
  );
  const text = await waitUntil(metrics, (seen) => none.every((line) => seen.includes(line)));
  for (const line of none) expect(text).toContain(line);
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

test('uploads that arrive slowly take the places of uploads only', async () => {
  const { token } = await shop.customer();
  const closing = new AbortController();
  const head = '--part\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n';
  const slow = fetch(shop.url + calls.user.uploadAvatar.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=part' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(head)) }),
    duplex: 'half',
    signal: closing.signal,
  } as RequestInit).catch(() => undefined);
  await waitUntil(metrics, (text) => text.includes('http_requests_in_progress{priority="upload"} 1'));
  const form = new FormData();
  form.append('avatar', new Blob(['x']), 'a.png');
  expect((await shop.call(calls.user.uploadAvatar, { form, token })).status).toBe(503);
  expect((await shop.call(calls.user.details, { token })).status).toBe(200);
  closing.abort();
  await slow;
});

test('metrics tell of calls, orders, queues and refused requests, to those with the token', async () => {
  const text = await metrics();
  const value = (line: RegExp) => Number(line.exec(text)?.[1]);
  expect(
    value(/http_request_duration_seconds_count\{call="order.placeCashOnDelivery",status="200"\} (\d+)/),
  ).toBe(1);
  expect(value(/tokri_orders_placed_total\{payment="cod"\} (\d+)/)).toBeGreaterThanOrEqual(1);
  expect(value(/http_requests_refused_total\{priority="other"\} (\d+)/)).toBeGreaterThan(0);
  expect(value(/tokri_jobs\{queue="mails",state="waiting"\} (\d+)/)).toBeGreaterThanOrEqual(0);
  expect(value(/tokri_orders_open\{status="placed"\} (\d+)/)).toBeGreaterThanOrEqual(0);
  expect(value(/tokri_ready (\d)/)).toBe(1);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(metricsUrl)).status).toBe(401);
  expect((await fetch(`${shop.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
});

test('the alert rules and the dashboard ask for metrics that the shop has', async () => {
  const types = [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const series = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
  );
  const names = ['monitoring/alerts.yml', 'monitoring/dashboard.json'];
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(`deploy/${name}`, 'utf8')]),
  );
  const asked = queriesOf(Object.fromEntries(texts)).flatMap((query) => metricsIn(query));

  expect(asked.length).toBeGreaterThan(25);
  // `up` is Prometheus's own
  expect(asked.filter((name) => name !== 'up' && !series.includes(name))).toEqual([]);
});
