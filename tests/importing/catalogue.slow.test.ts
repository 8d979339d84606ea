import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { ImportJob } from '../../contract/importing.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { type CallShop, clientOf, granted } from '../support/client.js';
import { actingAs, admin as owner, logIn, type TestCustomer } from '../support/customer.js';
import { openTestDatabase } from '../support/database.js';
import { exported, importingAs } from '../support/importing.js';

const path = process.env.CATALOGUE_CSV;
const withCatalogue = path ? test : test.skip;
if (!path) console.log('skipped: CATALOGUE_CSV names no file, so that no real catalogue is imported');

const closing: (() => Promise<unknown>)[] = [];
let shop: BuiltShop;
let call: CallShop;
let admin: TestCustomer;
beforeAll(async () => {
  if (!path) return;
  const database = await openTestDatabase();
  closing.push(database.drop);
  const { email, password } = owner;
  const settings = { MONGODB_URI: database.uri, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SEED: 'none' };
  shop = await openBuiltShop(settings);
  closing.push(shop.stop);
  call = clientOf(shop.url);
  admin = actingAs(await logIn(call, email, password), call);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const read = (file: string) => {
  const bytes = readFileSync(file);
  return Uint8Array.from(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
};

/** Measures how long (ms) the shop takes for a page of products during other work; longest first. */
const waitsDuring = async (work: Promise<unknown>): Promise<number[]> => {
  const waits: number[] = [];
  let going = true;
  const stop = () => {
    going = false;
  };
  work.then(stop, stop);
  while (going) {
    const asked = performance.now();
    granted(await call(calls.product.search, { body: { search: 'milk' } }));
    waits.push(performance.now() - asked);
    // frequent at first, to have enough samples on any machine, then rare
    await pause(waits.length < 60 ? 20 : 400);
  }
  return waits.sort((a, b) => b - a);
};

withCatalogue(
  'A-10 O-12 a real catalogue of 27,555 rows goes in but for its nameless one, while the shop serves, and comes back byte by byte',
  async () => {
    const files = importingAs(admin);
    const catalogue = read(path ?? '');
    const { id, rows } = await files.upload(catalogue);
    expect(rows).toBe(27_555);

    const seen = granted(await admin.call(calls.import.preview, { body: { id } })).data;
    expect(seen).toMatchObject({ new: 27_554, changed: 0, unchanged: 0, badCount: 1 });
    expect([seen.newCategories.length, seen.newSubCategories.length]).toEqual([11, 90]);

    granted(await admin.call(calls.import.start, { body: { id } }));
    const ended = files.waits(id, ({ state }) => state !== 'running');
    const waits = await waitsDuring(ended);
    const job: ImportJob = await ended;
    expect(job).toMatchObject({ state: 'done', done: 27_555, new: 27_554, badCount: 1 });
    expect(job.bad).toMatchObject([{ column: 'product', value: '', reason: 'is required' }]);
    expect(waits.length).toBeGreaterThan(50);
    if (process.env.VERBOSE)
      console.log(job, waits.length, waits.slice(0, 20), waits[Math.floor(waits.length / 20)]);

    const first = await exported(shop.url, admin);
    expect(await files.imports(first)).toMatchObject({ new: 0, changed: 0, unchanged: 27_554, badCount: 0 });
    expect((await exported(shop.url, admin)).equals(first)).toBe(true);
  },
  300_000,
);
