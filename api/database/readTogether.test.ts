import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { type Find, readAllTogether, readTogether } from './readTogether.js';

type CommandStartedEvent = mongoose.mongo.CommandStartedEvent;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri, { monitorCommands: true }).asPromise();
  await connection.collection<{ _id: number; of: string }>('lines').insertMany([
    { _id: 1, of: 'asha' },
    { _id: 2, of: 'asha' },
    { _id: 3, of: 'ravi' },
  ]);
  await connection.collection<{ _id: number; of: string }>('rules').insertOne({ _id: 4, of: 'asha' });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const find = (name: string, filter: object, limit?: number): Find<{ _id: number }> => ({
  collection: connection.collection(name),
  filter,
  ...(limit !== undefined && { limit }),
});

test('each find gets its own documents, whole', async () => {
  const found = await readTogether({
    mine: find('lines', { of: 'asha' }),
    rules: find('rules', { of: 'asha' }),
    others: find('lines', { of: 'ravi' }),
  });
  expect(found.mine.map(({ _id }) => _id).sort()).toEqual([1, 2]);
  expect(found.rules).toEqual([{ _id: 4, of: 'asha' }]);
  expect(found.others).toEqual([{ _id: 3, of: 'ravi' }]);
});

test('a find of nothing, of a missing collection, and no find at all find nothing', async () => {
  const nobody = find('lines', { of: 'nobody' });
  const found = await readTogether({ nobody, missing: find('missing', {}), none: undefined });
  expect(found).toEqual({ nobody: [], missing: [], none: [] });
  expect(await readTogether({ none: undefined })).toEqual({ none: [] });
  expect(await readTogether({ missing: find('missing', {}), rules: find('rules', {}) })).toMatchObject({
    rules: [{ _id: 4 }],
  });
});

test('a limit holds for its own find', async () => {
  const found = await readTogether({ some: find('lines', {}, 2), all: find('lines', {}) });
  expect([found.some.length, found.all.length]).toEqual([2, 3]);
});

test('of several calls each gets its own documents, also by the same names', async () => {
  const lines = (of: string, limit?: number) => ({ lines: find('lines', { of }, limit), none: undefined });
  expect(await readAllTogether([lines('asha', 1), lines('ravi'), lines('nobody'), lines('ravi')])).toEqual([
    { lines: [{ _id: 1, of: 'asha' }], none: [] },
    { lines: [{ _id: 3, of: 'ravi' }], none: [] },
    { lines: [], none: [] },
    { lines: [{ _id: 3, of: 'ravi' }], none: [] },
  ]);
});

test('twenty calls of many finds are one command, in which a common find is made once', async () => {
  const commands: CommandStartedEvent['command'][] = [];
  connection.getClient().on('commandStarted', ({ command }) => commands.push(command));
  const common = find('rules', { of: 'asha' });
  const manyFinds = () => ({
    common,
    ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`find${i}`, find('rules', { of: 'asha' })])),
  });
  const found = await readAllTogether(Array.from({ length: 20 }, manyFinds));
  expect(found.flatMap((own) => Object.values(own).flat())).toHaveLength(160);
  expect(commands).toHaveLength(1);
  const unions = (commands[0]?.pipeline as object[]).filter((stage) => '$unionWith' in stage);
  expect(unions).toHaveLength(20 * 7);
});
