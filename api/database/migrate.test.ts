import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import mongoose, { type Connection } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { waitUntil } from '../../tests/support/waitUntil.js';
import { migrate, migrateAtStart } from './migrate.js';
import type { Migration } from './migrations.js';
import { owning } from './owning.js';
import { prepareDatabase, readSchema, schemaIn } from './schemaVersion.js';
import { watchSchema } from './watchSchema.js';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
});
afterEach(() => connection.dropDatabase());
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const teas = () => connection.collection('teas');

/** Sets a field of all teas. */
const setting = (field: string) => ({
  count: () => teas().countDocuments({ [field]: { $exists: false } }),
  run: async () => void (await teas().updateMany({}, { $set: { [field]: 1 } })),
});

/** Version 2 adds a field, version 3 makes the former one superfluous for programs that know version 2. */
const expanding: Migration = { number: 2, title: 'expand', up: setting('strength') };
const contracting: Migration = { number: 3, title: 'contract', up: setting('old'), compatibleFrom: 2 };

/** What three releases of the program know. */
const [first, second, third] = [[], [expanding], [expanding, contracting]];

const { signal } = new AbortController();
const starts = async (known: readonly Migration[]) => {
  await migrateAtStart(connection, { known, grace: 1 });
  await prepareDatabase(connection, { known });
};
const opens = (known: readonly Migration[]) =>
  prepareDatabase(connection, { known }).then(
    () => 'opens',
    (error: Error) => error.name,
  );

test('an older program opens a database that was expanded, and not one that was contracted away from it', async () => {
  await starts(first);
  await teas().insertOne({ name: 'Assam' });
  expect(await opens(third)).toBe('PendingMigrationError');
  await starts(second);
  expect(await teas().findOne()).toMatchObject({ strength: 1 });
  expect(await Promise.all([first, second].map(opens))).toEqual(['opens', 'opens']);
  await starts(third);
  expect(await readSchema(connection)).toEqual({ _id: 'schema', version: 2, migrated: 3 });
  expect(await Promise.all([first, second, third].map(opens))).toEqual([
    'NewerDatabaseError',
    'opens',
    'opens',
  ]);
});

test('older programs are refused before a contraction changes the first document', async () => {
  await starts(first);
  const seen: unknown[] = [];
  const run = async () => void seen.push(await opens(first), await opens(second));
  await migrate(connection, {
    known: [expanding, { ...contracting, up: { count: () => Promise.resolve(0), run } }],
    signal,
    grace: 1,
  });
  expect(seen).toEqual(['NewerDatabaseError', 'opens']);
});

test('while another process migrates, a program opens unless it needs the migration', async () => {
  await starts(first);
  let ends = (): void => undefined;
  const other = owning(
    connection,
    'migration',
    signal,
    () => new Promise<void>((resolve) => (ends = resolve)),
  );
  while (!(await connection.collection('meta').findOne({ what: 'migration' }))) await pause(5);
  await starts(second);
  expect(await readSchema(connection)).toMatchObject({ version: 1 });
  const opened = starts(third).then(
    () => 'opened',
    (error: Error) => error.name,
  );
  const first100ms = await Promise.race([opened, pause(100, 'waits')]);
  ends();
  await other;
  expect([first100ms, await opened]).toEqual(['waits', 'opened']);
  expect(await readSchema(connection)).toMatchObject({ version: 2, migrated: 3 });
});

test('a step back that was interrupted is found, and undone or finished', async () => {
  await starts(second);
  await teas().insertOne({ name: 'Assam', strength: 1 });
  const stop = new AbortController();
  const down = {
    ...setting('strength'),
    run: async (_: Connection, onBatch: (documents: number) => Promise<void>) => {
      await teas().updateMany({}, { $unset: { strength: 1 } });
      await onBatch(1);
    },
  };
  const known = [{ ...expanding, down }];
  const back = { known, to: 1, signal: stop.signal, onBatch: () => stop.abort() };
  await expect(migrate(connection, back)).rejects.toThrow('aborted');
  expect(await readSchema(connection)).toMatchObject({ migrated: 1, running: { down: true, done: 1 } });
  await starts(known);
  expect(await teas().findOne()).toMatchObject({ strength: 1 });
  expect(await readSchema(connection)).toEqual({ _id: 'schema', version: 1, migrated: 2 });
  await expect(migrate(connection, { known: second, to: 1, signal })).rejects.toThrow('cannot be undone');
});

test('a running process learns that a newer program refuses it, and of no mere expansion', async () => {
  await starts(first);
  const { meta, ofSchema } = schemaIn(connection);
  await meta.updateOne(ofSchema, { $set: { version: 1, migrated: 99 } });
  const read = meta.findOne.bind(meta);
  const slowed = jest.spyOn(meta, 'findOne').mockImplementation(async (which) => {
    const schema = await read(which as typeof ofSchema);
    await pause(30); // longer than the interval, so that looks overlap
    return schema;
  });
  const errors: Error[] = [];
  watchSchema(connection, (error) => errors.push(error), 10);
  await pause(100);
  expect(errors).toEqual([]);
  await meta.updateOne(ofSchema, { $set: { version: 99 } });
  await waitUntil(async () => errors.length, Boolean);
  await pause(100); // it tells once
  slowed.mockRestore();
  expect(errors.map(({ name }) => name)).toEqual(['NewerDatabaseError']);
});
