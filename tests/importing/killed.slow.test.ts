import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { openBuiltShop } from '../support/builtShop.js';
import { clientOf } from '../support/client.js';
import { actingAs, admin as owner, logIn } from '../support/customer.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { exported, importingAs } from '../support/importing.js';

const settings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, SEED: 'none' };

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-killed-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const rows = 4_000;
const file = (price: number) =>
  [
    'key,name,unit,price,stock,category',
    ...Array.from({ length: rows }, (_, at) => `k${at},Thing ${at},1 kg,${price},${at},Shelf ${at % 5}`),
  ].join('\n');

const open = async () => {
  const shop = await openBuiltShop({ ...settings, MONGODB_URI: database.uri }, folder);
  const call = clientOf(shop.url);
  const admin = actingAs(await logIn(call, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD), call);
  return { shop, admin, files: importingAs(admin) };
};

let second: Awaited<ReturnType<typeof open>>;

test('an import whose shop is killed in the middle goes on in the next one, and no row is written twice', async () => {
  const first = await open();
  const { id } = await first.files.start(file(10));
  await first.files.waits(id, ({ done }) => done > 0);
  const gone = once(first.shop.child, 'exit');
  first.shop.child.kill('SIGKILL');
  await gone;

  second = await open();
  const left = await second.files.status(id);
  expect(left).toMatchObject({ state: 'running' });
  expect(left.done).toBeLessThan(rows);
  expect(await second.files.waits(id, ({ state }) => state !== 'running')).toMatchObject({
    state: 'done',
    done: rows,
    new: rows,
    badCount: 0,
  });
  const lines = String(await exported(second.shop.url, second.admin))
    .trim()
    .split('\n');
  expect(lines.length).toBe(rows + 1);
});

test('an import whose shop is stopped in the middle ends after its batch, and is free for another process', async () => {
  const { id } = await second.files.start(file(20));
  await second.files.waits(id, ({ done }) => done > 0);
  expect(await second.shop.stop()).toBe(0);
  const connection = await mongoose.createConnection(database.uri).asPromise();
  const stopped = await connection.collection('imports').findOne({ state: 'running' });
  await connection.close();
  expect(stopped).not.toHaveProperty('lease');
  expect(stopped?.done).toBeLessThan(rows);
});
