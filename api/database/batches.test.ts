import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { batched, transactedTogether } from './batches.js';
import type { transact } from './transact.js';

/** Collects batches, which the test answers. */
const recorded = (timeout?: number) => {
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
    timeout,
  );
  return { batches, call, sent: () => batches.map(({ calls }) => calls) };
};

test('calls of one turn are one command, and each gets its own result', async () => {
  const { batches, call, sent } = recorded();
  const results = Promise.all([call(3), call(1), call(3)]);
  await turn();
  expect(sent()).toEqual([[3, 1, 3]]);
  batches[0]?.answer();
  expect(await results).toEqual([30, 10, 30]);
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
  const { batches, call, sent } = recorded(60_000);
  void call(1);
  await turn();
  void call(2);
  await turn();
  void call(3);
  batches[0]?.answer();
  while (!batches[1]) await turn();
  expect(sent()).toEqual([[1], [2, 3]]);
});

test('a batch has at most 50 calls', async () => {
  const { call, sent } = recorded();
  for (let number = 0; number < 51; number += 1) void call(number);
  await turn();
  expect(sent().map(({ length }) => length)).toEqual([50, 1]);
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

describe('transactions of several calls', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let connection: Connection;
  beforeAll(async () => {
    database = await openTestDatabase();
    connection = await mongoose.createConnection(database.uri).asPromise();
    await connection.createCollection('notes');
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });
  beforeEach(() => connection.collection('notes').deleteMany({}));

  const noted = async () =>
    (await connection.collection<{ text: string }>('notes').find().sort({ text: 1 }).toArray()).map(
      ({ text }) => text,
    );
  const insert = async (texts: readonly string[], session: ClientSession) => {
    await connection.collection('notes').insertMany(
      texts.map((text) => ({ text })),
      { session },
    );
    if (texts.includes('bad')) throw new Error('a bad note');
  };
  /** Writes notes at once and records the batches. `after` follows the transaction of each. */
  const writing = async (texts: string[], after = async (_batch: readonly string[]) => {}) => {
    const batches: (readonly string[])[] = [];
    const write = transactedTogether(async (batch: readonly string[], run: typeof transact) => {
      batches.push(batch);
      await run(connection, (session) => insert(batch, session));
      await after(batch);
    });
    const outcomes = await Promise.allSettled(texts.map(write));
    return { batches, errors: outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : '')) };
  };

  test('calls at once share one transaction', async () => {
    expect(await writing(['a', 'b', 'c'])).toEqual({ batches: [['a', 'b', 'c']], errors: ['', '', ''] });
    expect(await noted()).toEqual(['a', 'b', 'c']);
  });

  test('a transaction has at most 20 calls', async () => {
    const { batches } = await writing(Array.from({ length: 21 }, (_, number) => String(number)));
    expect(batches.map(({ length }) => length)).toEqual([20, 1]);
  });

  test('when one call cannot be written, each is written alone, and only that one fails, with its own error', async () => {
    const { batches, errors } = await writing(['a', 'bad', 'c']);
    expect(batches).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
    expect(errors).toEqual(['', 'Error: a bad note', '']);
    expect(await noted()).toEqual(['a', 'c']);
  });

  test('a call alone is not written again when it fails', async () => {
    expect(await writing(['bad'])).toEqual({ batches: [['bad']], errors: ['Error: a bad note'] });
  });

  test('an error after which the batch may be stored is told to all, and nothing is written twice', async () => {
    const lost = new mongoose.mongo.MongoNetworkError('the answer to the commit is lost');
    const { batches, errors } = await writing(['a', 'b'], async () => {
      throw lost;
    });
    expect(batches).toEqual([['a', 'b']]);
    expect(errors).toEqual([String(lost), String(lost)]);
    expect(await noted()).toEqual(['a', 'b']);
  });
});
