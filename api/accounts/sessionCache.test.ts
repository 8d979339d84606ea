import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { waitUntil } from '../../tests/support/waitUntil.js';
import type { Customer } from '../common/call.js';
import { SessionCacheService } from './sessionCache.service.js';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let connection: Connection;
let cache: SessionCacheService;
let userId: string;
let reads = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const sessions = () => connection.collection<{ _id: string; userId: string }>('sessions');
const users = () => connection.collection<{ role: string; status?: string; changes: number }>('users');
const forAnHour = () => new Date(Date.now() + 3_600_000);

const read = async () => {
  reads += 1;
  const session = await sessions().findOne({ _id: 's' });
  if (!session) return undefined;
  const user = { id: session.userId, sessionId: 's', role: 'USER', name: 'Asha', email: 'a@b.c' } as Customer;
  return { user, expiresAt: forAnHour(), readAt: new Date() };
};
const ask = (tokenExpiresAt = forAnHour()) => cache.user('s', { userId, tokenExpiresAt }, read);
const isCached = async () => {
  await ask();
  const before = reads;
  await ask();
  return reads === before;
};
const readsAfterAsking = async () => {
  await ask();
  return reads;
};
const opened = async (background = true) => {
  cache = new SessionCacheService(connection, background);
  cache.onModuleInit();
};

beforeEach(async () => {
  userId = new mongoose.Types.ObjectId().toHexString();
  await sessions().insertOne({ _id: 's', userId });
  await users().insertOne({ _id: new mongoose.Types.ObjectId(userId), role: 'USER', changes: 0 });
  reads = 0;
});
afterEach(async () => {
  await cache.onModuleDestroy();
  await sessions().deleteMany({});
  await users().deleteMany({});
});

test('a session is read once, for its own account and as long as its token lives', async () => {
  await opened();
  await waitUntil(isCached, Boolean);
  expect(
    await cache.user('s', { userId: 'f'.repeat(24), tokenExpiresAt: forAnHour() }, async () => undefined),
  ).toBe(undefined);
  const before = reads;
  await ask(new Date(Date.now() - 1));
  expect(reads).toBe(before + 1);
});

test.each([
  ['ended', () => sessions().deleteOne({ _id: 's' })],
  ['whose account is blocked', () => users().updateOne({}, { $set: { status: 'Blocked' } })],
  ['whose account is deleted', () => users().deleteMany({})],
])('a session %s by another process is read again', async (_, write) => {
  await opened();
  await waitUntil(isCached, Boolean);
  const before = reads;
  await write();
  expect(await waitUntil(readsAfterAsking, (count) => count > before)).toBeGreaterThan(before);
});

test('an order, which counts up its account, leaves the session cached', async () => {
  await opened();
  await waitUntil(isCached, Boolean);
  const other = 'e'.repeat(24);
  let othersReads = 0;
  const askOther = async () => {
    await cache.user('t', { userId: other, tokenExpiresAt: forAnHour() }, async () => {
      othersReads += 1;
      const user = { id: other, sessionId: 't', role: 'USER', name: 'Ravi', email: 'r@b.c' } as Customer;
      return { user, expiresAt: forAnHour(), readAt: new Date() };
    });
    return othersReads;
  };
  await askOther();
  await sessions().insertOne({ _id: 't', userId: other });
  const before = reads;
  await users().updateOne({}, { $inc: { changes: 1 } });
  await sessions().deleteOne({ _id: 't' }); // comes later
  expect(await waitUntil(askOther, (count) => count > 1)).toBe(2);
  await ask();
  expect(reads).toBe(before);
});

test('what was read before a session was forgotten is not cached', async () => {
  await opened();
  await waitUntil(isCached, Boolean);
  cache.forget('s');
  await cache.user('s', { userId, tokenExpiresAt: forAnHour() }, async () => {
    const found = await read();
    cache.forgetUser(userId); // ends meanwhile
    return found;
  });
  const before = reads;
  await ask();
  expect(reads).toBe(before + 1);
});

test('sessions are read each time without the change stream, and after it broke until it is open again', async () => {
  await opened(false);
  await ask();
  await ask();
  expect(reads).toBe(2);
  await cache.onModuleDestroy();

  await opened();
  await waitUntil(isCached, Boolean);
  await users().drop(); // the stream tells it and ends
  await waitUntil(isCached, (is) => !is);
  await waitUntil(isCached, Boolean);
});
