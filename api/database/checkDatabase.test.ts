import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { type MongodAlone, openMongodAlone } from '../../tests/support/mongodAlone.js';
import { checkDatabase } from './checkDatabase.js';
import { freePort } from './embedded/ports.js';

let database: TestDatabase;
let alone: MongodAlone;
beforeAll(async () => {
  database = await openTestDatabase();
  alone = await openMongodAlone();
});
afterAll(async () => {
  await alone.close();
  await database.drop();
});

const errorOf = async (uri: string): Promise<string> =>
  checkDatabase(uri).then(
    () => 'accepted',
    (error: unknown) => String(error),
  );

test('a replica set is accepted', async () => {
  expect(await errorOf(database.uri)).toBe('accepted');
});

test('a mongod that stands alone is refused with what to do, before anything is written', async () => {
  const said = await errorOf(alone.uri);
  expect(said).toContain('--replSet');
  expect(said).not.toContain('\n');
  expect(await alone.databases()).not.toContain('tokri');
});

test('nobody at the address: one line that names the setting and hides name and password', async () => {
  const said = await errorOf(`mongodb://shop:hunter2@127.0.0.1:${await freePort()}/tokri?replicaSet=rs0`);
  expect(said).toMatch(/MONGODB_URI \(mongodb:\/\/…@127\.0\.0\.1:\d+\/tokri\): .*ECONNREFUSED/);
  expect(said).not.toMatch(/hunter2|shop:|\n/);
});
