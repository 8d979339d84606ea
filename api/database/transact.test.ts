import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { isOutage } from '../common/outage.js';
import { afterCommit, answerOf, KeyedMutex, transact } from './transact.js';

const forever = 60_000;

test('an answer that never comes is an outage in the end', async () => {
  expect(await answerOf(Promise.resolve('yes'), 1_000)).toBe('yes');
  await expect(answerOf(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
  const error: unknown = await answerOf(new Promise(() => {}), 20).catch((caught: unknown) => caught);
  expect(isOutage(error)).toBe(true);
});

test('those who want the same thing go one after the other, as they came', async () => {
  const turns = new KeyedMutex();
  const events: string[] = [];
  const visit = (name: string, wants: string[], ms: number) =>
    turns.take(wants, forever, async () => {
      events.push(`${name} in`);
      await pause(ms);
      events.push(`${name} out`);
    });
  await Promise.all([visit('a', ['milk'], 20), visit('b', ['milk', 'rice'], 1), visit('c', ['rice'], 1)]);
  expect(events).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('those who want different things do not wait for each other', async () => {
  const turns = new KeyedMutex();
  let open = () => {};
  const slow = turns.take(['milk'], forever, () => new Promise<void>((resolve) => (open = resolve)));
  await turns.take(['rice'], forever, async () => {});
  open();
  await slow;
});

test('a failure is told to its own caller and lets the next one in', async () => {
  const turns = new KeyedMutex();
  const failing = turns.take(['milk'], forever, () => Promise.reject(new Error('no')));
  const next = turns.take(['milk'], forever, () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('who waited too long is turned away and does nothing', async () => {
  const turns = new KeyedMutex();
  let worked = false;
  const slow = turns.take(['milk'], forever, () => pause(30));
  const late = turns.take(['milk'], 0, async () => {
    worked = true;
  });
  await slow;
  await expect(late).rejects.toMatchObject({ code: 'notReady' });
  expect(worked).toBe(false);
});

describe('what waits for a commit', () => {
  let database: TestDatabase;
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
  const notes = () => connection.collection<{ _id: string }>('notes');

  test('is done once, when the transaction is stored, however often it was tried', async () => {
    let [tries, done] = [0, 0];
    await transact(connection, async (session) => {
      afterCommit(session, () => {
        done += 1;
      });
      await notes().insertOne({ _id: 'stored' }, { session });
      tries += 1;
      const conflict = new mongoose.mongo.MongoError('another wrote it');
      conflict.addErrorLabel('TransientTransactionError');
      if (tries === 1) throw conflict;
      if (tries === 2) await notes().insertOne({ _id: 'stored' }, { session }); // refused by the unique index
      expect(done).toBe(0);
    });
    expect([tries, done]).toEqual([3, 1]);
  });

  test('is not done when the transaction is not stored', async () => {
    let done = 0;
    const failed = transact(connection, async (session) => {
      afterCommit(session, () => {
        done += 1;
      });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(done).toBe(0);
  });

  test('needs a transaction', async () => {
    const listen = () => connection.withSession(async (session) => afterCommit(session, () => undefined));
    await expect(listen()).rejects.toThrow('not in a transaction');
  });
});
