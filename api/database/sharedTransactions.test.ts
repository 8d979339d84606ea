import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { type DatabaseProxy, tcpProxyTo } from '../../tests/support/tcpProxy.js';
import { SharedTransactions, type SharedWrite } from './sharedTransactions.js';
import { StaleReadError, type transact } from './transact.js';

interface Note extends SharedWrite {
  keys: readonly string[];
}
const note = (userId: string, keys: readonly string[] = [], until = Date.now() + 8_000): Note => ({
  userId,
  keys,
  until,
});

afterEach(() => void jest.useRealTimers());

/** Collects transactions, which the test ends. Time stands still but for `pass`. */
const recorded = (fits?: (others: readonly Note[], call: Note) => boolean) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const open: { users: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const queue = new SharedTransactions<Note>({
    write: (notes) =>
      new Promise((end, fail) => {
        open.push({ users: notes.map(({ userId }) => userId), end, fail });
      }),
    keysOf: ({ keys }) => keys,
    ...(fits && { fits }),
  });
  const add = (...notes: Note[]) => Promise.allSettled(notes.map((one) => queue.add(one)));
  /** Ends the transaction with this user, and waits until the next ones have begun. */
  const end = async (user: string) => {
    const place = open.findIndex(({ users }) => users.includes(user));
    open.splice(place, 1).forEach((transaction) => transaction.end());
    for (let turns = 0; turns < 5; turns += 1) await turn();
  };
  /** Lets the time go by for which a transaction waits for the former one. */
  const pass = async () => {
    await turn();
    jest.advanceTimersByTime(20);
    await turn();
  };
  return { open, add, end, pass, users: () => open.map(({ users }) => users) };
};

test('a call alone is written at once, and those that arrive meanwhile share the next transaction', async () => {
  const { add, end, users } = recorded();
  void add(note('a'));
  await turn();
  void add(note('b'));
  await turn();
  void add(note('c'));
  await turn();
  expect(users()).toEqual([['a']]);
  await end('a');
  expect(users()).toEqual([['b', 'c']]);
});

test('a transaction that hangs does not hold up the next one', async () => {
  const { add, pass, users } = recorded();
  void add(note('a'));
  await turn();
  void add(note('b'), note('c'));
  await turn();
  expect(users()).toEqual([['a']]);
  await pass();
  expect(users()).toEqual([['a'], ['b', 'c']]);
});

test.each([
  ['20 calls', 21, [], [20, 1]],
  ['100 keys', 5, Array.from({ length: 40 }, (_, place) => place), [3, 2]],
])('a transaction has about %s at most', async (_, count, keys, sizes) => {
  const { add, end, users } = recorded();
  const names = Array.from({ length: count }, (_, place) => String(place));
  void add(
    ...names.map((name) =>
      note(
        name,
        keys.map((key) => `${name} ${key}`),
      ),
    ),
  );
  await turn();
  expect(users().map(({ length }) => length)).toEqual(sizes.slice(0, 1));
  await end('0');
  expect(users().map(({ length }) => length)).toEqual(sizes.slice(1));
});

test('a key in use holds up those who want it, and nobody else', async () => {
  const { add, end, pass, users } = recorded();
  void add(note('rice', ['rice']));
  await turn();
  void add(note('both', ['rice', 'salt']), note('salt', ['salt']), note('milk', ['milk']));
  await pass();
  expect(users()).toEqual([['rice'], ['milk']]);
  await end('milk');
  expect(users()).toEqual([['rice']]);
  await end('rice');
  expect(users()).toEqual([['both', 'salt']]);
});

test('those who wait for the same key share a transaction when it is free', async () => {
  const { add, end, users } = recorded();
  void add(note('a', ['rice']));
  await turn();
  void add(note('b', ['rice']), note('c', ['rice']));
  await turn();
  void add(note('d', ['rice']));
  await end('a');
  expect(users()).toEqual([['b', 'c', 'd']]);
});

test('a call that does not fit is alone, after those with its keys and before later ones', async () => {
  const { add, end, users } = recorded((_, { userId }) => userId !== 'alone');
  void add(note('a', ['rice']), note('alone', ['rice']), note('b', ['rice']), note('c', ['milk']));
  await turn();
  expect(users()).toEqual([['a', 'c']]);
  await end('a');
  expect(users()).toEqual([['alone']]);
  await end('alone');
  expect(users()).toEqual([['b']]);
});

test('a call whose time is over is refused, and the others are written', async () => {
  const { open, add, users } = recorded();
  const ended = add(note('late', [], Date.now() - 1), note('a'), note('b'));
  await turn();
  expect(users()).toEqual([['a', 'b']]);
  open[0]?.end();
  expect(await ended).toMatchObject([
    { reason: { code: 'notReady' } },
    { status: 'fulfilled' },
    { status: 'fulfilled' },
  ]);
});

test('a transaction is part of the request of its first call', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const queue = new SharedTransactions<Note>({
    write: async () => {
      seen.push(request.getStore());
      await turn();
    },
  });
  await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      if (id !== 'a') await turn();
      await request.run(id, () => queue.add(note(id)));
    }),
  );
  expect(seen).toEqual(['a', 'b']);
});

describe('on a database', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let connection: Connection;
  let direct: Connection;
  beforeAll(async () => {
    database = await openTestDatabase();
    proxy = await tcpProxyTo(database.uri);
    connection = await mongoose.createConnection(proxy.uri, { serverSelectionTimeoutMS: 3_000 }).asPromise();
    direct = await mongoose.createConnection(database.uri).asPromise();
    await direct.createCollection('notes');
  });
  afterAll(async () => {
    await connection.close();
    await direct.close();
    await proxy.close();
    await database.drop();
  });
  beforeEach(() => direct.collection('notes').deleteMany({}));

  const notes = () => direct.collection<{ userId: string }>('notes');
  const stored = async () => (await notes().find().sort({ userId: 1 }).toArray()).map(({ userId }) => userId);
  const users = (calls: readonly Note[]) => calls.map(({ userId }) => userId);

  interface Steps {
    before?: (users: readonly string[]) => void;
    inside?: (users: readonly string[], session: ClientSession) => Promise<void>;
    after?: (users: readonly string[]) => void;
  }
  /** Writes notes of these users at once, and returns the transactions and the outcomes. */
  const write = async (names: readonly string[], { before, inside, after }: Steps = {}) => {
    const transactions: string[][] = [];
    const queue = new SharedTransactions<Note>({
      write: async (calls, run: typeof transact) => {
        const together = users(calls);
        before?.(together);
        await run(connection, async (session) => {
          transactions.push(together);
          const documents = together.map((userId) => ({ userId }));
          await connection.collection('notes').insertMany(documents, { session });
          await inside?.(together, session);
        });
        after?.(together);
      },
    });
    const ended = await Promise.allSettled(names.map((name) => queue.add(note(name))));
    const errors = ended.map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
    return { transactions, errors };
  };
  const failFor = (name: string, error: Error) => (together: readonly string[]) => {
    if (together.includes(name)) throw error;
  };

  test('calls at once share one transaction', async () => {
    expect(await write(['a', 'b', 'c'])).toEqual({ transactions: [['a', 'b', 'c']], errors: ['', '', ''] });
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  test.each<[string, Steps, string[][]]>([
    [
      'in the transaction',
      { inside: async (together) => failFor('bad', new Error('a bad note'))(together) },
      [['a', 'bad', 'c'], ['a'], ['bad'], ['c']],
    ],
    ['before the transaction', { before: failFor('bad', new Error('a bad note')) }, [['a'], ['c']]],
  ])('after an error %s each call is written alone, with its own error', async (_, steps, transactions) => {
    expect(await write(['a', 'bad', 'c'], steps)).toEqual({
      transactions,
      errors: ['', 'Error: a bad note', ''],
    });
    expect(await stored()).toEqual(['a', 'c']);
  });

  test('an error after the transaction is told to all, and nothing is written twice', async () => {
    const steps = { after: failFor('bad', new Error('a bad note')) };
    const { transactions, errors } = await write(['a', 'bad'], steps);
    expect(transactions).toEqual([['a', 'bad']]);
    expect(errors).toEqual(['Error: a bad note', 'Error: a bad note']);
    expect(await stored()).toEqual(['a', 'bad']);
  });

  test('those whose records are stale are told so, and the rest is written in one transaction', async () => {
    const inside = async (together: readonly string[]) => {
      const stale = together.filter((name) => name.startsWith('stale'));
      if (stale.length) throw new StaleReadError(stale);
    };
    const { transactions, errors } = await write(['a', 'stale1', 'b', 'stale2'], { inside });
    expect(transactions).toEqual([
      ['a', 'stale1', 'b', 'stale2'],
      ['a', 'b'],
    ]);
    expect(errors.map(Boolean)).toEqual([false, true, false, true]);
    expect(await stored()).toEqual(['a', 'b']);
  });

  test('after a conflict the transaction is repeated once, and then each call is written alone', async () => {
    await notes().insertOne({ userId: 'x' });
    const other = await direct.startSession();
    other.startTransaction();
    await notes().updateOne({ userId: 'x' }, { $set: { by: 'another' } }, { session: other });
    const inside = async (together: readonly string[], session: ClientSession) => {
      if (together.length === 1) return other.abortTransaction().catch(() => undefined);
      await connection.collection('notes').updateOne({ userId: 'x' }, { $set: { by: 'us' } }, { session });
    };
    const { transactions, errors } = await write(['a', 'b'], { inside });
    await other.endSession();
    expect(transactions).toEqual([['a', 'b'], ['a', 'b'], ['a'], ['b']]);
    expect(errors).toEqual(['', '']);
    expect(await stored()).toEqual(['a', 'b', 'x']);
  });

  test.each<[string, () => void, boolean]>([
    ['in a transaction', () => proxy.pull(), true],
    ['before the commit', () => proxy.pullAt('commitTransaction', 'before'), false],
    ['after the commit', () => proxy.pullAt('commitTransaction', 'after'), false],
  ])('a connection lost %s is no reason to write each call alone', async (_, pull, isRepeated) => {
    const stream = connection.collection('notes').watch([], { maxAwaitTimeMS: 50 }); // as in a shop: it notices first
    await stream.tryNext(); // it is open, and resumes from here
    const changed = stream.next();
    changed.catch(() => undefined); // awaited below
    const mending = setInterval(() => proxy.plugIn(), 100);
    let isFirst = true;
    const inside = async (_users: readonly string[], session: ClientSession) => {
      if (isFirst) pull();
      isFirst = false;
      await connection.collection('notes').findOne({}, { session });
    };
    const { transactions, errors } = await write(['a', 'b'], { inside });
    clearInterval(mending);
    expect(new Set(transactions.map(String))).toEqual(new Set(['a,b']));
    expect(transactions.length > 1).toBe(isRepeated);
    expect(errors).toEqual(['', '']);
    expect(await stored()).toEqual(['a', 'b']);
    await changed;
    await stream.close();
  });

  test.each<['before' | 'after', string[]]>([
    ['before', []],
    ['after', ['a', 'b']],
  ])(
    'when the connection breaks for good %s the commit, all are told so, and nothing is written again',
    async (when, expected) => {
      const inside = async () => proxy.pullAt('commitTransaction', when);
      const { transactions, errors } = await write(['a', 'b'], { inside });
      proxy.plugIn();
      expect(transactions).toEqual([['a', 'b']]);
      expect(errors.map((error) => error.replace(/:.*/, ''))).toEqual(
        Array(2).fill('MongoServerSelectionError'),
      );
      expect(await stored()).toEqual(expected);
    },
  );
});
