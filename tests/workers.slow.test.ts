import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../api/database/embedded/ports.js';
import { calls } from '../contract/calls.js';
import { type BuiltShop, openBuiltShop } from './support/builtShop.js';
import { type CallShop, clientOf, granted } from './support/client.js';
import { actingAs, admin, logIn, newCustomer, unique } from './support/customer.js';
import { ordersOf, press, readyToOrder } from './support/ordering.js';
import { openTestDatabase, type TestDatabase } from './support/database.js';
import { waitUntil } from './support/waitUntil.js';

let database: TestDatabase;
let shop: BuiltShop;
let metricsPort: number;
beforeAll(async () => {
  database = await openTestDatabase();
  metricsPort = await freePort();
  shop = await openBuiltShop({
    SEED: 'none',
    MONGODB_URI: database.uri,
    WORKERS: '2',
    METRICS_PORT: String(metricsPort),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  await waitUntil(
    async () => shop.output(),
    (said) => said.includes('2 processes serve the shop.'),
  );
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const childrenOf = (pid: number | undefined) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter(Boolean);
/** The ids of the processes that serve. */
const workers = async () => childrenOf(shop.child.pid);
const twoOthersThan = (gone?: number) => (pids: number[]) => pids.length === 2 && !pids.includes(gone ?? 0);

/** Calls any of the processes, over a connection of its own. */
const callAny: CallShop = (row, options = {}) =>
  clientOf(shop.url)(row, { ...options, headers: { ...options.headers, connection: 'close' } });

/** Asks any of the processes; 0 when that was one that has just ended. */
const status = (token?: string) =>
  callAny(calls.user.details, { token }).then(
    (answer) => answer.status,
    () => 0,
  );
const statuses = (token?: string) => Promise.all(Array.from({ length: 24 }, () => status(token)));

test('two processes serve behind one port, and a session that has ended is refused after a second', async () => {
  expect(await waitUntil(workers, twoOthersThan())).toHaveLength(2);
  const customer = await newCustomer(clientOf(shop.url));
  expect(await statuses(customer.token)).toEqual(Array(24).fill(200));
  await customer.call(calls.user.logout);
  await pause(1_000);
  expect(await statuses(customer.token)).toEqual(Array(24).fill(401));
});

test('the main process serves the metrics of both', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, count] =
    /http_request_duration_seconds_count\{call="user.details",status="200"\} (\d+)/.exec(metrics) ?? [];
  expect(Number(count)).toBe(24);
  expect(metrics).toContain('tokri_ready 1');
});

test.each([
  ['one product', 1],
  ['two products', 2],
])(
  'two processes sell the last pieces of %s once, and two presses of a customer are one order',
  async (_, count) => {
    const boss = actingAs(await logIn(callAny, admin.email, admin.password), callAny);
    const product = () => ({ name: unique('Amul milk'), unit: '500 ml', price: 100, stock: 8 });
    const create = async () => granted(await boss.call(calls.product.create, { body: product() })).data;
    const products = await Promise.all(Array.from({ length: count }, create));
    const detailsOfAny = () =>
      Promise.all(
        Array.from({ length: 12 * count }, (__, at) => {
          const productId = products[at % count]?._id ?? '';
          return callAny(calls.product.details, { body: { productId } });
        }),
      );
    const customers = await Promise.all(Array.from({ length: 12 }, () => newCustomer(callAny)));
    await pause(1_000); // the other process learns of the products
    await waitUntil(detailsOfAny, (all) => all.every(({ status: code }) => code === 200));
    const bodies = await Promise.all(
      customers.map(async (customer) => {
        for (const one of products) await customer.adds(one);
        return readyToOrder(customer);
      }),
    );
    const pressed = async (index: number) => {
      const [customer, body] = [customers[index], bodies[index]];
      if (!customer || !body) throw new Error(`there is no customer ${index}`);
      const key = unique('key');
      const answers = await Promise.all(
        [1, 2].map(() =>
          waitUntil(
            () => press(customer, body, key),
            (answer) => answer.status !== 503,
          ),
        ),
      );
      const answered = answers.map(({ status: code, json }) => (code < 300 ? json.data.orderId : code));
      return { answered, stored: (await ordersOf(customer)).map(({ orderId }) => orderId) };
    };
    const results = await Promise.all(customers.map((_customer, index) => pressed(index)));
    const [sold, refused] = [
      results.filter(({ stored }) => stored.length),
      results.filter(({ stored }) => !stored.length),
    ];
    expect(sold).toHaveLength(8);
    for (const { answered, stored } of sold) expect(answered).toEqual([stored[0], stored[0]]);
    expect(sold.flatMap(({ stored }) => stored)).toHaveLength(8);
    expect(refused.flatMap(({ answered }) => answered)).toEqual(Array(8).fill(409));
    const last = await waitUntil(detailsOfAny, (all) =>
      all.every((answer) => granted(answer).data.stock === 0),
    );
    expect(last.map((answer) => granted(answer).data.stock)).toEqual(Array(12 * count).fill(0));
  },
);

test('a process that dies is replaced, and the other goes on', async () => {
  const [dies = 0] = await waitUntil(workers, twoOthersThan());
  const customer = await newCustomer(clientOf(shop.url));
  process.kill(dies, 'SIGKILL');
  const answers = await waitUntil(
    () => statuses(customer.token),
    (all) => all.every((one) => one === 200),
  );
  expect(answers).toEqual(Array(24).fill(200));
  expect(await waitUntil(workers, twoOthersThan(dies))).toHaveLength(2);
  const line = 'A process of the shop ended (SIGKILL); another one takes its place.';
  expect(
    await waitUntil(
      async () => shop.output(),
      (output) => output.includes(line),
    ),
  ).toContain(line);
});

test('a signal while the first process starts is no failure', async () => {
  const settings = {
    DATA_DIR: shop.dataDir,
    MONGODB_URI: database.uri,
    SEED: 'none',
    WORKERS: '2',
    PORT: '0',
  };
  const env = { ...process.env, ...settings, NODE_OPTIONS: '' };
  const starting = spawn(process.execPath, ['dist/cli/main.js', 'serve'], { env, stdio: 'ignore' });
  const exit = once(starting, 'exit');
  await waitUntil(
    async () => childrenOf(starting.pid),
    (pids) => pids.length > 0,
  );
  starting.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('a signal ends all of them', async () => {
  const pids = await waitUntil(workers, twoOthersThan());
  expect(await shop.stop()).toBe(0);
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pids.filter(isThere)).toEqual([]);
});
