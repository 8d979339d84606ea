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

const rows = 6_000;
const file = [
  'key,name,unit,price,stock,category',
  ...Array.from({ length: rows }, (_, at) => `k${at},Thing ${at},1 kg,10,${at},Shelf ${at % 5}`),
].join('\n');

const open = async () => {
  const shop = await openBuiltShop({ ...settings, MONGODB_URI: database.uri }, folder);
  const call = clientOf(shop.url);
  const admin = actingAs(await logIn(call, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD), call);
  return { shop, admin, files: importingAs(admin) };
};

test('an import goes on after one shop is killed and the next is stopped, and writes no row twice', async () => {
  const first = await open();
  const { id } = await first.files.start(file);
  await first.files.waits(id, ({ done }) => done > 0);
  const gone = once(first.shop.child, 'exit');
  first.shop.child.kill('SIGKILL');
  await gone;

  const second = await open();
  const left = await second.files.status(id);
  expect(left).toMatchObject({ state: 'running' });
  await second.files.waits(id, ({ done }) => done > left.done);
  expect(await second.shop.stop()).toBe(0);
  const connection = await mongoose.createConnection(database.uri).asPromise();
  const stopped = await connection.collection('imports').findOne({ state: 'running' });
  await connection.close();
  expect(stopped).not.toHaveProperty('lease');
  expect(stopped?.done).toBeLessThan(rows);

  const third = await open();
  expect(await third.files.waits(id, ({ state }) => state !== 'running')).toMatchObject({
    state: 'done',
    done: rows,
    new: rows,
    badCount: 0,
  });
  const lines = String(await exported(third.shop.url, third.admin))
    .trim()
    .split('\n');
  expect(lines.length).toBe(rows + 1);
  await third.shop.stop();
});
