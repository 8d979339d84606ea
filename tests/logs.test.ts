import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { freePort } from '../api/database/embedded/ports.js';
import { calls } from '../contract/calls.js';
import { type BuiltShop, openBuiltShop } from './support/builtShop.js';
import { clientOf } from './support/client.js';
import { logIn, newCustomer, password, type TestCustomer } from './support/customer.js';
import { openTestDatabase, type TestDatabase } from './support/database.js';
import { codeMailedTo, cookiesOf } from './support/mailbox.js';
import { waitUntil } from './support/waitUntil.js';

type Line = Record<string, unknown>;
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

const linesOf = (shop: BuiltShop): Line[] =>
  shop
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const lineAbout = (shop: BuiltShop, requestId: string) =>
  waitUntil(
    async () => linesOf(shop).find((line) => line.requestId === requestId && line.status),
    (line) => line !== undefined,
  );

/** Returns the log without the shop's own address and without numbers that look like a code by chance. */
const written = ({ url, output }: BuiltShop) =>
  output()
    .replaceAll(url, '')
    .replace(/"(?:pid|durationMs)":[\d.]+|"(?:time|requestId|traceId)":"[^"]+"/g, '');

/** Starts a collector of OTLP over HTTP, which keeps the spans that it gets. */
const openCollector = async () => {
  const spans: Span[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk) => (body += String(chunk)))
      .on('end', () => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
        };
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { spans, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const settings = {
  LOG_FORMAT: 'json',
  SEED: 'none',
  TOKEN_SECRET: 'x'.repeat(32),
  OTEL_BSP_SCHEDULE_DELAY: '50',
};
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

describe('a shop behind a trusted proxy, with a collector', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let shop: BuiltShop;
  let customer: TestCustomer;
  beforeAll(async () => {
    collector = await openCollector();
    shop = await openBuiltShop({
      ...settings,
      MONGODB_URI: database.uri,
      LOG_LEVEL: 'info',
      TRUST_PROXY: 'loopback',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    customer = await newCustomer(clientOf(shop.url));
  });
  afterAll(async () => {
    await shop.stop();
    collector.close();
  });

  test('every line is a JSON object, the banner too', () => {
    const lines = linesOf(shop);
    expect(lines.map(({ message }) => message)).toContain(`Tokri is open:   ${shop.url}`);
    for (const { time, level, context, pid } of lines)
      expect({ time, level, context, pid }).toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: expect.stringMatching(/^(info|warn|error)$/),
        context: expect.any(String),
        pid: shop.child.pid,
      });
  });

  test('logs tell which calls came and nothing that is secret or personal', async () => {
    const call = clientOf(shop.url);
    const fresh = 'Fresh-mangoes-88';
    const { email, token, refreshToken } = await newCustomer(call);
    await call(calls.user.details, { token });
    const renewed = (await call(calls.user.refreshToken, { token: refreshToken })).json.data;
    await call(calls.user.login, { body: { email, password: 'Wrong-mangoes-99' } });
    await call(calls.user.register, {
      wrongBody: { name: 'Asha', email, password, confirmPassword: password },
    });
    await call(calls.user.register, {
      wrongBody: { name: 'Asha', email, password, confirmPassword: 'Wrong-mangoes-99' },
    });
    await call(calls.user.forgotPassword, { body: { email } });
    const otp = await codeMailedTo(shop, email);
    const cookie = cookiesOf((await call(calls.user.verifyOtp, { body: { email, otp } })).headers);
    const body = { email, newPassword: fresh, confirmPassword: fresh };
    expect((await call(calls.user.resetPassword, { body, headers: { cookie } })).status).toBe(200);
    const last = await logIn(call, email, fresh);
    await fetch(`${shop.url}${calls.user.details.path}?token=${last.token}&email=${email}`);

    const log = written(shop);
    expect(log).toContain(calls.user.resetPassword.path);
    const secrets = {
      email,
      name: 'Asha',
      password,
      fresh,
      wrong: 'Wrong-mangoes-99',
      otp,
      cookie: cookie.split('=')[1],
    };
    const first = { token, refreshToken, renewed: renewed.accessToken, next: renewed.refreshToken };
    const found = Object.entries({
      ...secrets,
      ...first,
      last: last.token,
      latest: last.refreshToken,
      client: '127.0.0.1',
    })
      .filter(([, secret]) => log.includes(secret ?? ''))
      .map(([name]) => name);
    expect(found).toEqual([]);
  });

  test('the id of a request goes from the proxy to the reply, the log and the command of the database', async () => {
    const id = 'proxy-1.2_A';
    await connection.db?.command({ profile: 2 });
    const { headers } = await customer.call(calls.cart.list, { headers: { 'x-request-id': id } });
    await connection.db?.command({ profile: 0 });
    expect(headers.get('x-request-id')).toBe(id);
    expect(await lineAbout(shop, id)).toMatchObject({
      level: 'info',
      call: 'cart.list',
      method: 'GET',
      path: calls.cart.list.path,
      status: 200,
      durationMs: expect.any(Number),
    });
    const profiled = await connection
      .collection('system.profile')
      .distinct('command.aggregate', { 'command.comment': id });
    expect(profiled).toContain('cartlines');
  });

  test('the writes of a transaction have the id too', async () => {
    const id = 'in-a-transaction';
    const body = { name: 'Asha Rao', email: customer.email, mobile: '9876543210' };
    await connection.db?.command({ profile: 2 });
    const { status } = await customer.call(calls.user.update, { body, headers: { 'x-request-id': id } });
    await connection.db?.command({ profile: 0 });
    expect(status).toBe(200);
    const profiled = connection
      .collection('system.profile')
      .countDocuments({ 'command.comment': id, op: 'update' });
    expect(await profiled).toBeGreaterThan(0);
  });

  test('an id of another format is not taken', async () => {
    for (const id of ['a b', 'x'.repeat(65)]) {
      const { headers } = await customer.call(calls.cart.list, { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test('an unexpected error has its stack in a field, and the id of the request', async () => {
    const broken = { userId: new mongoose.Types.ObjectId(), address_line: 7, status: true };
    const { json } = await customer.call(calls.user.details);
    broken.userId = new mongoose.Types.ObjectId(json.data._id);
    await connection.collection('addresses').insertOne(broken);
    const headers = { 'x-request-id': 'broken' };
    expect((await customer.call(calls.address.list, { headers })).status).toBe(500);
    await lineAbout(shop, 'broken');
    expect(linesOf(shop).find(({ level }) => level === 'error')).toMatchObject({
      requestId: 'broken',
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      err: { stack: expect.stringContaining('\n    at ') },
    });
  });

  test('a request is a span of the trace that the proxy began, with its commands below it', async () => {
    const headers = { 'x-request-id': 'traced', traceparent: `00-${trace}-${parent}-01` };
    await customer.call(calls.cart.list, { headers });
    const spans = await waitUntil(
      async () => collector.spans.filter(({ traceId }) => traceId === trace),
      (found) => found.some(({ name }) => name === 'cart.list'),
    );
    const root = spans.find(({ name }) => name === 'cart.list');
    expect(root?.parentSpanId).toBe(parent);
    expect(spans.find(({ name }) => name === 'aggregate cartlines')?.parentSpanId).toBe(root?.spanId);
    expect(await lineAbout(shop, 'traced')).toMatchObject({ traceId: trace });
  });

  test('spans have no query and no address of a client', async () => {
    const secret = 'c0ffee';
    const headers = { 'x-request-id': 'with-query', 'x-forwarded-for': '203.0.113.77' };
    await fetch(`${shop.url}${calls.category.list.path}?token=${secret}`, { headers });
    const { traceId } = (await lineAbout(shop, 'with-query')) ?? {};
    const spans = await waitUntil(
      async () => collector.spans.filter((span) => span.traceId === traceId),
      (found) => found.some(({ name }) => name === 'category.list'),
    );
    expect(JSON.stringify(spans)).toContain(calls.category.list.path);
    expect(JSON.stringify(spans)).not.toMatch(/c0ffee|203\.0\.113\.77|127\.0\.0\.1/);
  });
});

describe('a shop without a proxy, whose collector is away', () => {
  let shop: BuiltShop;
  beforeAll(async () => {
    shop = await openBuiltShop({
      ...settings,
      MONGODB_URI: database.uri,
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    });
  });
  afterAll(() => shop.stop());

  test('serves, takes no id of a client, and warns once', async () => {
    const warnings = () => linesOf(shop).filter(({ context }) => context === 'Traces');
    const ask = async () => {
      const { status, headers } = await clientOf(shop.url)(calls.category.list, {
        headers: { 'x-request-id': 'mine' },
      });
      expect(status).toBe(200);
      expect(headers.get('x-request-id')).not.toBe('mine');
    };
    await ask();
    await waitUntil(
      async () => warnings(),
      (found) => found.length > 0,
    );
    await ask();
    expect(await shop.stop()).toBe(0); // it tried to send the last spans
    expect(warnings()).toMatchObject([{ level: 'warn' }]);
    expect(linesOf(shop).filter(({ status }) => status)).toEqual([]);
  });
});

describe('a shop without a proxy, with a collector, whose log is text', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let shop: BuiltShop;
  beforeAll(async () => {
    collector = await openCollector();
    shop = await openBuiltShop({
      ...settings,
      LOG_FORMAT: 'text',
      MONGODB_URI: database.uri,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
  });
  afterAll(async () => {
    await shop.stop();
    collector.close();
  });

  test('begins a trace of its own, whatever the client sends', async () => {
    const mine = trace.replace('4', '5');
    const headers = { traceparent: `00-${mine}-${parent}-01` };
    expect((await clientOf(shop.url)(calls.category.list, { headers })).status).toBe(200);
    const spans = await waitUntil(
      async () => collector.spans,
      (found) => found.some(({ name }) => name === 'category.list'),
    );
    expect(spans.map(({ traceId }) => traceId)).not.toContain(mine);
  });

  test('an unexpected error has its stack below its line', async () => {
    const customer = await newCustomer(clientOf(shop.url));
    const { json } = await customer.call(calls.user.details);
    const userId = new mongoose.Types.ObjectId(json.data._id);
    await connection.collection('addresses').insertOne({ userId, address_line: 7, status: true });
    expect((await customer.call(calls.address.list)).status).toBe(500);
    const output = await waitUntil(
      async () => shop.output(),
      (text) => text.includes('\n    at '),
    );
    expect(output).toMatch(/ERROR[^]*\n +at /);
  });
});
