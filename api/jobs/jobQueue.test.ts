import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { type Connection, Types } from 'mongoose';
import { openTestDatabase } from '../../tests/support/database.js';
import { afterCommit, transact } from '../database/transact.js';
import { JobQueue } from './jobQueue.js';
import { inMs } from './lease.js';

interface Job {
  _id: Types.ObjectId;
  dueAt?: Date;
  tries: number;
}
type JobRecord = Required<Job>;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const queues: JobQueue<Job>[] = [];
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.onModuleDestroy()));
  await jobs().deleteMany({});
});

const jobs = () => connection.collection<JobRecord>('jobs');
const added = async (count = 1) => {
  const due = Array.from({ length: count }, () => ({
    _id: new Types.ObjectId(),
    dueAt: new Date(0),
    tries: 0,
  }));
  await jobs().insertMany(due);
  return due.map(({ _id }) => _id);
};
const first = async () => {
  const job = await jobs().findOne();
  if (!job) throw new Error('there is no job');
  return job;
};
const started = (
  one: (queue: JobQueue<Job>, job: Job) => Promise<void>,
  options: Partial<ConstructorParameters<typeof JobQueue>[2]> = {},
  onError = (_error: unknown): void => undefined,
) => {
  const given = { lease: 60_000, interval: 20, atOnce: 1, ...options };
  const queue = new JobQueue<Job>(connection.collection('jobs'), true, given);
  queue.process((job) => one(queue, job), onError);
  queue.onApplicationBootstrap();
  queues.push(queue);
  return queue;
};
const soon = async (isSo: () => boolean | Promise<boolean>) => {
  for (const until = Date.now() + 30_000; !(await isSo()); await pause(5))
    if (Date.now() > until) throw new Error('it does not happen');
};

test('several processes share the jobs, each does at most so many at once, and each job is done once', async () => {
  await added(12);
  const done: string[] = [];
  let [now, most] = [0, 0];
  const work = async (queue: JobQueue<Job>, job: Job) => {
    most = Math.max(most, (now += 1));
    await pause(50);
    now -= 1;
    done.push(String(job._id));
    await queue.end(job);
  };
  for (let process = 0; process < 2; process++)
    started(work, { jobs: { dueAt: { $exists: true } }, atOnce: 2 });
  await soon(() => done.length >= 12);
  await pause(60);
  expect([done.length, new Set(done).size]).toEqual([12, 12]);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

test('a job whose process is lost is taken when its lease ends, and what that process says then counts no more', async () => {
  await added();
  const taken: Job[] = [];
  const queue = started(
    async (_queue, job) => {
      taken.push(job);
    },
    { lease: 150 },
  );
  await soon(() => taken.length === 2);
  const [lost, second] = taken;
  if (!lost || !second) throw new Error('it was not taken twice');
  expect(Number(second.dueAt) - Number(lost.dueAt)).toBeGreaterThanOrEqual(150);
  await queue.onModuleDestroy();
  const { dueAt } = await first();
  await queue.retryLater(lost);
  await queue.end(lost);
  expect((await first()).dueAt).toEqual(dueAt);
});

test.each([
  [1, 2_000],
  [3, 8_000],
  [40, 600_000],
])('after try %i a job waits %i ms', async (tries, ms) => {
  await added();
  await jobs().updateOne({}, { $set: { tries } });
  const before = Date.now();
  const queue = new JobQueue<Job>(connection.collection('jobs'), false, {
    lease: 1,
    interval: 1,
    atOnce: 1,
  });
  await queue.retryLater(await first());
  const waits = (await first()).dueAt.getTime() - before;
  expect(waits).toBeGreaterThanOrEqual(ms - 1_000); // the database's clock
  expect(waits).toBeLessThan(ms + 5_000);
});

test('while the jobs cannot be read, that is told once', async () => {
  const told: unknown[] = [];
  const never = () => Promise.reject(new Error('there is no job'));
  started(never, { jobs: { $unknown: 1 } }, (error) => told.push(error));
  await soon(() => told.length > 0);
  await pause(200);
  expect(told).toHaveLength(1);
});

test('a failed job that is due again at once rests for the interval', async () => {
  await added();
  const told: unknown[] = [];
  let tries = 0;
  const fails = async () => {
    tries += 1;
    await jobs().updateOne({}, { $set: { dueAt: new Date(0) } });
    throw new Error('no');
  };
  const queue = started(fails, { interval: 60_000 }, (error) => told.push(error));
  await soon(() => told.length === 1);
  await pause(100);
  expect(tries).toBe(1);
  queue.wake();
  await soon(() => told.length === 2); // told again, because a job could be taken meanwhile
});

test('jobs wait while none may be taken', async () => {
  await added();
  let [isFree, asked, done] = [false, 0, 0];
  const mayTake = async () => {
    asked += 1;
    return isFree;
  };
  started(
    async (queue, job) => {
      done += 1;
      await queue.end(job);
    },
    { jobs: { dueAt: { $exists: true } }, mayTake },
  );
  await soon(() => asked === 3);
  expect([done, (await first()).tries]).toEqual([0, 0]);
  isFree = true;
  await soon(() => done === 1);
});

test('a job that a transaction has added is done as soon as that is stored', async () => {
  let done = 0;
  const queue = started(
    async () => {
      done += 1;
    },
    { interval: 60_000 },
  );
  await pause(100);
  await transact(connection, async (session) => {
    afterCommit(session, queue.wake);
    await jobs().insertOne({ _id: new Types.ObjectId(), dueAt: new Date(0), tries: 0 }, { session });
  });
  await soon(() => done === 1);
});

describe('jobs that a process has stored with its own lease', () => {
  const leased = async () => {
    const job = { _id: new Types.ObjectId(), tries: 1 };
    const fields = { tries: 1, dueAt: inMs(60_000) };
    await jobs().updateOne({ _id: job._id }, [{ $set: fields }], { upsert: true });
    return job;
  };
  const at = async ({ _id }: Job) => (await jobs().findOne({ _id }))?.dueAt?.getTime();
  const seconds = (count: number) => Date.now() + count * 1_000;

  test('are done without a search', async () => {
    const queue = started((itself, job) => itself.end(job), { interval: 60_000 });
    await pause(100);
    const [one, other] = [await leased(), await leased()];
    expect(queue.canHold()).toBe(true);
    queue.hold([one, other], performance.now());
    await soon(async () => (await at(one)) === undefined && (await at(other)) === undefined);
  });

  test('are retried, unless another process has taken them since', async () => {
    let failed = 0;
    const queue = started(
      async (itself, job) => {
        await itself.retryLater(job);
        failed += 1;
      },
      { interval: 60_000 },
    );
    await pause(100);
    const [mine, taken] = [await leased(), await leased()];
    await jobs().updateOne({ _id: taken._id }, { $set: { tries: 2 } });
    queue.hold([taken, mine], performance.now());
    await soon(() => failed === 2);
    expect(await at(mine)).toBeLessThan(seconds(10));
    expect(await at(taken)).toBeGreaterThan(seconds(10));
  });

  test.each([
    { found: 'that it is told of', interval: 60_000, isTold: true },
    { found: 'that a search at the interval finds', interval: 20, isTold: false },
  ])('do not hold up jobs $found', async ({ interval, isTold }) => {
    const done: string[] = [];
    const queue = started(
      async (itself, job) => {
        await pause(10);
        done.push(String(job._id));
        await itself.end(job);
      },
      { interval, jobs: { dueAt: { $exists: true } } },
    );
    await pause(100);
    const held = await Promise.all(Array.from({ length: 20 }, leased));
    queue.hold(held, performance.now());
    expect(queue.canHold()).toBe(false);
    const others = await added(3);
    if (isTold) queue.wake();
    await soon(() => done.length === 23);
    for (const id of others) expect(done.indexOf(String(id))).toBeLessThan(10);
  });

  test('are done before the process stops', async () => {
    let done = 0;
    const queue = started(async () => {
      await pause(20);
      done += 1;
    });
    await pause(50);
    queue.hold([await leased(), await leased(), await leased()], performance.now());
    await queue.onModuleDestroy();
    expect([done, queue.canHold()]).toEqual([3, false]);
  });

  const isDue = async (job: Job) => ((await at(job)) ?? Infinity) <= Date.now();
  const nothing = async () => undefined;

  test('are due for others once a process has waited for too long to stop', async () => {
    let begun = 0;
    let end = () => {};
    const work = () => {
      begun += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    const queue = started(work, { stopTimeout: 50 });
    await pause(50);
    const [, second, third] = [await leased(), await leased(), await leased()];
    queue.hold([await leased(), second, third], performance.now());
    await soon(() => begun === 1);
    await queue.onModuleDestroy();
    expect([begun, await isDue(second), await isDue(third)]).toEqual([1, true, true]);
    end();
    await pause(50);
    expect(begun).toBe(1);
  });

  test('are due for others if their process has stopped before', async () => {
    const queue = started(nothing);
    await queue.onModuleDestroy();
    const job = await leased();
    queue.hold([job], performance.now());
    await soon(() => isDue(job));
  });

  test('are due for all if they are too many, or were stored too long ago', async () => {
    const taken: Job[] = [];
    const work = async (_: JobQueue<Job>, job: Job) => {
      taken.push(job);
    };
    const queue = started(work, { interval: 60_000 });
    await pause(50);
    const [late, ...others] = await Promise.all(Array.from({ length: 21 }, leased));
    if (late) queue.hold([late], performance.now() - 30_000);
    queue.hold(others, performance.now());
    await soon(() => taken.length === 21);
    const searched = taken.filter(({ tries }) => tries === 2).map(({ _id }) => String(_id));
    expect(new Set(searched)).toEqual(new Set([late, others.at(-1)].map((job) => String(job?._id))));
  });
});
