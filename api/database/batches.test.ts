import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { batched, type Find, readAllTogether, readTogether } from './batches.js';

/** Collects batches, which the test answers. */
const recorded = (options?: Parameters<typeof batched>[1]) => {
  const batches: { calls: readonly number[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const call = batched(
    (calls: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        batches.push({
          calls,
          answer: () => resolve(calls.map((number) => number * 10)),
          fail: reject,
        });
      }),
    options,
  );
  return { batches, call, sent: () => batches.map(({ calls }) => calls) };
};

afterEach(() => {
  jest.useRealTimers();
});

test('calls of one turn are one command, and each gets its own result', async () => {
  const { batches, call, sent } = recorded();
  const results = Promise.all([call(3), call(1), call(3)]);
  await turn();
  expect(sent()).toEqual([[3, 1, 3]]);
  batches[0]?.answer();
  expect(await results).toEqual([30, 10, 30]);
});

test('calls that are not urgent collect for a pause', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const { call, sent } = recorded({ pause: 5 });
  void call(1);
  for (let turns = 0; turns < 3; turns++) await turn();
  void call(2);
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(5);
  expect(sent()).toEqual([[1, 2]]);
});

test('a call never joins a command that was sent before it', async () => {
  const { batches, call, sent } = recorded();
  const first = call(1);
  await turn();
  const later = Promise.all([call(1), call(2)]);
  batches[0]?.answer();
  expect(await first).toBe(10);
  while (!batches[1]) await turn();
  expect(sent()).toEqual([[1], [1, 2]]);
  batches[1].answer();
  expect(await later).toEqual([10, 20]);
});

test('calls that arrive while a batch is answered are the next command', async () => {
  const { batches, call, sent } = recorded({ timeout: 60_000 });
  void call(1);
  await turn();
  void call(2);
  await turn();
  void call(3);
  batches[0]?.answer();
  while (!batches[1]) await turn();
  expect(sent()).toEqual([[1], [2, 3]]);
});

/** Calls, and waits until a batch that need not wait is sent. */
const callAlone = async (call: (number: number) => Promise<unknown>, number: number) => {
  void call(number);
  for (let turns = 0; turns < 3; turns++) await turn();
};

test.each([0, 1])(
  'with two commands unanswered, calls wait for the answer of either: %i',
  async (answered) => {
    const { batches, call, sent } = recorded({ atOnce: 2, timeout: 60_000 });
    for (const number of [1, 2, 3, 4]) await callAlone(call, number);
    expect(sent()).toEqual([[1], [2]]);
    batches[answered]?.answer();
    while (!batches[2]) await turn();
    expect(sent()).toEqual([[1], [2], [3, 4]]);
  },
);

test('while no command is answered, each batch waits', async () => {
  const { batches, call, sent } = recorded({ atOnce: 2 });
  for (const number of [1, 2, 3]) {
    await callAlone(call, number);
    while (batches.length < number) await turn();
  }
  await callAlone(call, 4);
  expect(sent()).toEqual([[1], [2], [3]]);
  while (!batches[3]) await turn();
  expect(sent()).toEqual([[1], [2], [3], [4]]);
});

test.each([
  [{}, 50],
  [{ maxBatchSize: 20 }, 20],
])('with %j a batch has at most %i calls', async (options, max) => {
  const { call, sent } = recorded(options);
  for (let number = 0; number <= max; number += 1) void call(number);
  await turn();
  expect(sent().map(({ length }) => length)).toEqual([max, 1]);
});

test('a failed command fails its own calls only', async () => {
  const { batches, call } = recorded();
  const failed = Promise.allSettled([call(1), call(2)]);
  await turn();
  batches[0]?.fail(new Error('no primary'));
  expect(await failed).toMatchObject([
    { reason: new Error('no primary') },
    { reason: new Error('no primary') },
  ]);
  const later = call(3);
  while (!batches[1]) await turn();
  batches[1].answer();
  expect(await later).toBe(30);
});

test('a command without an answer does not hold up later calls', async () => {
  const { batches, call } = recorded();
  void call(1);
  await turn();
  const later = call(2);
  while (!batches[1]) await turn();
  batches[1].answer();
  expect(await later).toBe(20);
});

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

/** Returns a find with a function that reads its documents, and marks them with a name. */
const marking = (mark: string, of: string) => ({
  ...find('lines', { of }),
  read: (bytes: Uint8Array) => ({ ...(mongoose.mongo.BSON.deserialize(bytes) as { _id: number }), mark }),
});

test('a find reads its documents by its own function', async () => {
  const found = await readTogether({ own: marking('own', 'ravi'), plain: find('lines', { of: 'ravi' }) });
  expect(found).toEqual({ own: [{ _id: 3, of: 'ravi', mark: 'own' }], plain: [{ _id: 3, of: 'ravi' }] });
});

test('finds that read their documents differently are not combined', async () => {
  const { read } = marking('one', 'asha');
  const finds = [
    { ...find('lines', { of: 'asha' }), read },
    { ...find('lines', { of: 'ravi' }), read },
    marking('two', 'asha'),
    find('lines', { of: 'ravi' }),
  ];
  const found = await readAllTogether(finds.map((lines) => ({ lines })));
  expect(found.map(({ lines }) => lines.map((line) => Reflect.get(line, 'mark') as unknown))).toEqual([
    ['one', 'one'],
    ['one'],
    ['two', 'two'],
    [undefined],
  ]);
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
    ...Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [`find${i}`, find('rules', { of: 'asha' }, 9)]),
    ),
  });
  const found = await readAllTogether(Array.from({ length: 20 }, manyFinds));
  expect(found.flatMap((own) => Object.values(own).flat())).toHaveLength(160);
  expect(commands).toHaveLength(1);
  const unions = ((commands[0]?.pipeline ?? []) as object[]).filter((stage) => '$unionWith' in stage);
  expect(unions).toHaveLength(20 * 7);
});

test('a find sees what is written while those of former names are made, also those of other calls', async () => {
  const lines = connection.collection<{ _id: number }>('shortLived');
  await lines.insertOne({ _id: 1 });
  const input = { $range: [0, { $add: [3_000_000, '$_id'] }] };
  const slow = find('lines', { $expr: { $reduce: { input, initialValue: 0, in: '$$this' } } });
  const later = find('shortLived', {});
  const found = readAllTogether([find('rules', {}), slow].map((former) => ({ former, later })));
  const admin = connection.getClient().db('admin');
  const isRunning = { 'command.aggregate': 'rules', ns: new RegExp(`^${connection.name}`), active: true };
  while (!(await admin.aggregate([{ $currentOp: {} }, { $match: isRunning }]).hasNext())) await turn();
  await lines.deleteOne({ _id: 1 });
  expect((await found).map((own) => own.later)).toEqual([[], []]);
});

test('finds of several calls by values of the same fields are combined', async () => {
  const pipelines: object[][] = [];
  connection.getClient().on('commandStarted', ({ command }) => pipelines.push(command.pipeline as object[]));
  const wanted = [
    { ids: [1, 3], of: 'asha' },
    { ids: [2], of: 'ravi' },
    { ids: [3, 4, 3], of: 'ravi' },
    { ids: [], of: 'asha' },
  ];
  const found = await readAllTogether(
    wanted.map(({ ids, of }) => ({
      lines: find('lines', { _id: { $in: ids }, of }),
      all: find('lines', { of }),
    })),
  );
  expect(found.map(({ lines }) => lines.map(({ _id }) => _id))).toEqual([[1], [], [3], []]);
  expect(found.map(({ all }) => all.map(({ _id }) => _id).sort())).toEqual([[1, 2], [3], [3], [1, 2]]);
  expect(pipelines.map((stages) => stages.filter((stage) => '$unionWith' in stage).length)).toEqual([1]);
});

test('finds that ask for more than values are not combined', async () => {
  const some = find('lines', { _id: { $in: [1, 2, 3], $gt: 1 } });
  const others = find('lines', { $or: [{ _id: 1 }, { of: 'ravi' }] });
  const named: Find<{ _id: number }> = { ...find('lines', { of: 'asha' }), projection: { _id: 1 } };
  const found = await readAllTogether([
    { some, others, named },
    {
      some: find('lines', { _id: { $in: [1], $gt: 1 } }),
      others: find('lines', { $or: [{ _id: 2 }] }),
      named,
    },
  ]);
  const ids = found.map((own) => Object.values(own).map((docs) => docs.map(({ _id }) => _id).sort()));
  expect(ids).toEqual([
    [
      [2, 3],
      [1, 3],
      [1, 2],
    ],
    [[], [2], [1, 2]],
  ]);
});
