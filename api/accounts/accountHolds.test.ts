import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import mongoose, { type Connection, type Model } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { AccountHoldsService } from './accountHolds.service.js';
import { type UserRecord, userSchema } from './user.schema.js';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let connection: Connection;
let users: Model<UserRecord>;
/** Two processes of one shop. */
let here: AccountHoldsService;
let there: AccountHoldsService;
let userId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
  users = connection.model('User', userSchema) as unknown as Model<UserRecord>; // it also has the password
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  [here, there] = [new AccountHoldsService(connection, users), new AccountHoldsService(connection, users)];
  userId = new mongoose.Types.ObjectId().toHexString();
  await users.collection.insertOne({
    _id: new mongoose.Types.ObjectId(userId),
    email: `${userId}@example.test`,
    changes: 0,
  });
});

const notes = () => connection.collection<{ userId: string; count: number }>('notes');
const countOf = () => notes().countDocuments({ userId });
/** Adds a note that says how many there were: two with the same count would show a lost update. */
const note = (service: AccountHoldsService, afterRead: () => Promise<unknown> = async () => undefined) =>
  service.readThenWrite(
    userId,
    async () => {
      const count = await countOf();
      await afterRead();
      return count;
    },
    (count, hold) =>
      transact(connection, async (session) => {
        await service.lockAll([hold], session);
        await notes().insertOne({ userId, count }, { session });
        return hold.email;
      }),
  );
const counts = async () => (await notes().find({ userId }).toArray()).map(({ count }) => count).sort();

test('it writes what was read, and tells the email when it had to read the account', async () => {
  expect(await note(here)).toBe(`${userId}@example.test`);
  expect(await note(here)).toBeUndefined();
  expect(await counts()).toEqual([0, 1]);
});

test('it reads again when another process has written for the customer since', async () => {
  await note(here);
  let rounds = 0;
  await note(here, async () => {
    rounds += 1;
    if (rounds === 1) await note(there);
  });
  expect(await counts()).toEqual([0, 1, 2]);
  expect(rounds).toBe(2);
});

test('an error that rests on reads counts only if nobody has written for the customer since', async () => {
  await note(here);
  let rounds = 0;
  const refused = (writtenMeanwhile: boolean) =>
    here.readThenWrite(
      userId,
      async () => {
        rounds += 1;
        if (writtenMeanwhile && rounds === 1) await note(there);
        if (rounds === 1) throw new DomainError('cartChanged');
        return rounds;
      },
      async (read) => read,
    );
  expect(await refused(true)).toBe(2);
  rounds = 0;
  await expect(refused(false)).rejects.toMatchObject({ code: 'cartChanged' });
});

test('ten at once in two processes lose no update', async () => {
  const all = Array.from({ length: 10 }, (_, at) => note(at % 2 ? here : there));
  const ended = await Promise.allSettled(all);
  const done = ended.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThan(0);
  expect(await counts()).toEqual(Array.from({ length: done }, (_, count) => count));
});

test('when others write each time, it is not ready', async () => {
  const always = note(here, () => there.during(userId, async () => undefined));
  await expect(always).rejects.toMatchObject({ code: 'notReady' });
  expect(await countOf()).toBe(0);
});

test('after account deletion it writes nothing', async () => {
  await note(here);
  await users.deleteOne({ _id: userId });
  await expect(note(here)).rejects.toMatchObject({ code: 'sessionEnded' });
  await expect(here.during(userId, async () => undefined)).rejects.toMatchObject({ code: 'sessionEnded' });
  expect(await countOf()).toBe(1);
});
