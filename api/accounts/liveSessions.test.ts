import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import mongoose, { type Connection, type Model } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { waitUntil } from '../../tests/support/waitUntil.js';
import { LiveSessionsService } from './liveSessions.service.js';
import { type SessionRecord, sessionSchema } from './session.schema.js';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let connection: Connection;
let model: Model<SessionRecord>;
let live: LiveSessionsService;
let userId: string;
/** Counts how often a session was read from the database, by its id. */
let reads: Record<string, number> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri, { monitorCommands: true }).asPromise();
  connection.getClient().on('commandStarted', ({ command }) => {
    const [stage] = (command.aggregate === 'sessions' ? command.pipeline : []) as {
      $match: { _id: string };
    }[];
    if (stage) reads[stage.$match._id] = (reads[stage.$match._id] ?? 0) + 1;
  });
  model = connection.model('Session', sessionSchema) as unknown as Model<SessionRecord>;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const users = () => connection.collection<{ role: string; status?: string; changes: number }>('users');
const forAnHour = () => new Date(Date.now() + 3_600_000);
const begin = async (_id: string, account: string) => {
  const session = { _id, userId: new mongoose.Types.ObjectId(account), expiresAt: forAnHour() };
  await model.collection.insertOne(session as unknown as mongoose.mongo.BSON.Document);
};

const ask = (tokenExpiresAt = forAnHour()) => live.user('s', userId, tokenExpiresAt);
const readsAfterAsking = async () => {
  await ask();
  return reads.s ?? 0;
};
const isCached = async () => (await readsAfterAsking()) === (await readsAfterAsking());
const opened = async (background = true) => {
  live = new LiveSessionsService(model, connection, background);
  live.onModuleInit();
};

const signUp = async () => {
  const account = { role: 'USER', status: 'Active', name: 'Asha', email: 'a@b.c', changes: 0 };
  await users().insertOne({ _id: new mongoose.Types.ObjectId(userId), ...account });
};

beforeEach(async () => {
  userId = new mongoose.Types.ObjectId().toHexString();
  await begin('s', userId);
  await signUp();
  reads = {};
});
afterEach(async () => {
  await live.onModuleDestroy();
  await model.collection.deleteMany({});
  await users().deleteMany({});
});

test('a session is read once, for its own account and as long as its token lives', async () => {
  await opened();
  expect(await waitUntil(isCached, Boolean)).toBe(true);
  expect(await ask()).toMatchObject({
    id: userId,
    sessionId: 's',
    role: 'USER',
    name: 'Asha',
    email: 'a@b.c',
  });
  expect(await live.user('s', 'f'.repeat(24), forAnHour())).toBe(undefined);
  const before = await readsAfterAsking();
  expect(await ask(new Date(Date.now() - 1))).toBe(undefined);
  expect(reads.s).toBe(before + 1);
});

test.each([
  ['ended', () => model.deleteOne({ _id: 's' })],
  ['whose account is blocked', () => users().updateOne({}, { $set: { status: 'Blocked' } })],
  ['whose account is deleted', () => users().deleteMany({})],
])('a session %s by another process is read again, and has no user', async (_, write) => {
  await opened();
  expect(await waitUntil(isCached, Boolean)).toBe(true);
  const before = await readsAfterAsking();
  await write();
  expect(await waitUntil(readsAfterAsking, (count) => count > before)).toBeGreaterThan(before);
  expect(await ask()).toBe(undefined);
});

test('an order, which counts up its account, leaves the session cached', async () => {
  await opened();
  expect(await waitUntil(isCached, Boolean)).toBe(true);
  const other = 'e'.repeat(24);
  await begin('t', other);
  await users().insertOne({
    _id: new mongoose.Types.ObjectId(other),
    role: 'USER',
    status: 'Active',
    changes: 0,
  });
  const othersReads = async () => {
    await live.user('t', other, forAnHour());
    return reads.t ?? 0;
  };
  expect(await othersReads()).toBe(1);
  const forgotten = jest.spyOn(live, 'forgetUser');
  await users().updateOne({ _id: new mongoose.Types.ObjectId(userId) }, { $inc: { changes: 1 } });
  await model.deleteOne({ _id: 't' }); // comes later
  expect(await waitUntil(othersReads, (count) => count > 1)).toBe(2);
  expect(forgotten).not.toHaveBeenCalled();
});

test('what was read before a session was forgotten is not cached', async () => {
  await opened();
  expect(await waitUntil(isCached, Boolean)).toBe(true);
  live.forget('s');
  const asked = ask();
  live.forgetUser(userId); // ends meanwhile
  await asked;
  const before = reads.s ?? 0;
  expect(await readsAfterAsking()).toBe(before + 1);
});

test('sessions are read each time without the change stream, and after it broke until it is open again', async () => {
  await opened(false);
  await ask();
  expect(await readsAfterAsking()).toBe(2);
  await live.onModuleDestroy();

  await opened();
  expect(await waitUntil(isCached, Boolean)).toBe(true);
  await users().drop(); // the stream tells it and ends
  await signUp();
  expect(await waitUntil(isCached, (is) => !is)).toBe(false);
  expect(await waitUntil(isCached, Boolean)).toBe(true);
});
