import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { type CallShop, clientOf, granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let other: RunningServer;
let callOther: CallShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR: shop.dataDir };
  other = await startServer(loadConfig(env), shop.databaseUri);
  callOther = clientOf(other.url);
  admin = await shop.admin();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** Time in ms until the search of one process has to know what another process saved. */
const timeout = 1_000;

/** Repeats a request until the reply is the wanted value, or the timeout has passed. A round counts for 25 ms at most. */
const becomes = async <Seen>(ask: () => Promise<Seen>, wanted: Seen): Promise<void> => {
  let left = timeout;
  for (let last = performance.now(); left > 0;) {
    if (JSON.stringify(await ask()) === JSON.stringify(wanted)) return;
    await pause(10);
    const now = performance.now();
    left -= Math.min(now - last, 25); // a test that stood still had no chance to see the change
    last = now;
  }
  expect(await ask()).toEqual(wanted);
};

const found = async (search: string): Promise<Product[]> =>
  granted(await callOther(calls.product.search, { body: { search } })).data;

const names = async (search: string) => (await found(search)).map(({ name }) => name);

const changes = async ({ _id }: Product, fields: object) => {
  granted(await admin.call(calls.product.update, { body: { _id, ...fields } }));
};

test('what is put on sale, renamed and taken off sale through one process is found, or not, through the other', async () => {
  const tea = await shop.sells({ name: 'Nilgiri Orange Pekoe' });
  await becomes(() => names('pekoe'), ['Nilgiri Orange Pekoe']);

  await changes(tea, { name: 'Nilgiri Broken Leaf' });
  await becomes(() => names('pekoe'), []);
  await becomes(() => names('broken leaf'), ['Nilgiri Broken Leaf']);

  granted(await admin.call(calls.product.remove, { body: { _id: tea._id } }));
  await becomes(() => names('broken leaf'), []);
});

test('a new price is in what the other process finds', async () => {
  const jam = await shop.sells({ name: 'Jamun Preserve', price: 120 });
  const prices = async () => (await found('jamun')).map(({ price, discount }) => [price, discount]);
  await becomes(prices, [[120, 0]]);
  await changes(jam, { price: 99.5, discount: 10 });
  await becomes(prices, [[99.5, 10]]);
});

test('what is sold out through one process goes behind what is there, and back, in the other', async () => {
  const first = await shop.sells({ name: 'Kodo Millet', stock: 2 });
  await shop.sells({ name: 'Kodo Millet Flour', stock: 5 });
  await becomes(() => names('kodo millet'), ['Kodo Millet', 'Kodo Millet Flour']);

  const asha = await shop.customer();
  await asha.adds(first, 2);
  await asha.placesOrder();
  await becomes(() => names('kodo millet'), ['Kodo Millet Flour', 'Kodo Millet']);

  await changes(first, { stock: 8 });
  await becomes(() => names('kodo millet'), ['Kodo Millet', 'Kodo Millet Flour']);
});

test('what stood in an answer before is not there once it is gone', async () => {
  const [chutney, pickle] = [
    await shop.sells({ name: 'Ambada Chutney' }),
    await shop.sells({ name: 'Ambada Pickle' }),
  ];
  await becomes(async () => (await names('ambada')).sort(), ['Ambada Chutney', 'Ambada Pickle']);
  granted(await admin.call(calls.product.remove, { body: { _id: chutney._id } }));
  await becomes(() => names('ambada'), ['Ambada Pickle']);
  granted(await admin.call(calls.product.remove, { body: { _id: pickle._id } }));
  await becomes(() => names('ambada'), []);
});
