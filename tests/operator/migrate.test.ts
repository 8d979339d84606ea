import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSchema } from '../../api/database/schemaVersion.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { type Fixture, openFixture } from '../support/fixture.js';

const count = 6_000;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  const { connection } = fixture;
  const meta = connection.collection<{ _id: string; version: number }>('meta');
  await meta.insertOne({ _id: 'schema', version: 1 });
  const subCategories = Array.from({ length: count }, (_, at) => ({ name: `Tea ${at}` }));
  await connection.collection('subcategories').insertMany(subCategories);
  await connection.collection('categories').insertOne({ name: 'Edited', revision: 3 });
});
afterAll(() => fixture.close());

const schema = () => readSchema(fixture.connection);
const without = () =>
  fixture.connection.collection('subcategories').countDocuments({ revision: { $exists: false } });
const migrates = async (...args: string[]) => {
  const { printed, code } = await fixture.tokri('migrate', '--json', ...args);
  expect(code).toBe(0);
  const { steps, ...versions } = JSON.parse(printed) as ReplyOf<'migrate'>;
  return { ...versions, documents: steps.map(({ documents }) => documents) };
};
/** Returns a count when the database has ended what a killed process had asked for. */
const settled = async (count: () => Promise<number>): Promise<number> => {
  for (let before = await count(); ;) {
    await pause(200);
    const now = await count();
    if (now === before) return now;
    before = now;
  }
};
const says = async (command: 'status' | 'doctor') => (await fixture.tokri(command)).printed;

test('O-03 a dry run counts what would change, and changes nothing', async () => {
  expect(await migrates('--dry-run')).toMatchObject({ from: 1, to: 2, documents: [count] });
  expect(await schema()).toEqual({ _id: 'schema', version: 1 });
  expect(await says('status')).toMatch(/^Schema {6}version 1, 1 migration pending$/m);
});

test('a migration that is killed is told, and the next run goes on where it stopped', async () => {
  let left = 0;
  for (let tries = 0; tries < 5 && left === 0; tries += 1) {
    if (tries) await migrates('--to', '1'); // the last kill came too late
    const { child, ended } = fixture.starts('migrate', '--quiet');
    while (child.exitCode === null && !(await schema())?.running?.done) await pause(1);
    child.kill('SIGKILL');
    await ended;
    left = await settled(without);
  }
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(count);
  const told = 'version 1, 1 migration pending, migration 2 was interrupted after';
  expect(await says('status')).toContain(told);
  expect(await says('doctor')).toMatch(
    new RegExp(`^! The database has schema ${told} \\d+ documents; this program knows 2`, 'm'),
  );
  expect(await migrates()).toMatchObject({ documents: [left] });
  expect([await without(), await schema()]).toEqual([0, { _id: 'schema', version: 1, migrated: 2 }]);
  expect(await migrates()).toMatchObject({ from: 2, to: 2, documents: [] });
});

test('a step back leaves what was edited', async () => {
  expect(await migrates('--to', '1')).toMatchObject({ from: 2, to: 1, documents: [count] });
  expect(await without()).toBe(count);
  expect(await fixture.connection.collection('categories').findOne()).toMatchObject({ revision: 3 });
});
