import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { z } from 'zod';
import { EmbeddedMongoError, reasonOf } from './embeddedMongoError.js';
import { loopback } from './ports.js';

const { MongoClient, MongoServerError } = mongoose.mongo;
type Db = mongoose.mongo.Db;

const name = 'tokri';
const timeout = { answer: 2_000, busy: 10_000, primary: 60_000, leave: 5_000, step: 20 };

/** Returns the connection string of the shop's database on an embedded mongod. */
export const mongoUri = (port: number): string =>
  `mongodb://${loopback}:${port}/tokri?directConnection=true&replicaSet=${name}`;

/** Connects to the mongod on a port while `use` runs, directly and not by way of its replica set. */
export async function onMongod<Result>(
  port: number,
  use: (admin: Db) => Promise<Result>,
  serverSelectionTimeoutMS = timeout.answer,
): Promise<Result> {
  const client = new MongoClient(`mongodb://${loopback}:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS,
    connectTimeoutMS: timeout.answer,
    socketTimeoutMS: timeout.busy,
  });
  try {
    return await use(client.db('admin'));
  } finally {
    await client.close();
  }
}

/** Returns the data folder of the mongod on this port; undefined when no mongod answers there. */
export const identify = (port: number): Promise<string | undefined> =>
  onMongod(port, async (admin) => {
    const { parsed } = await admin.command({ getCmdLineOpts: 1 });
    return String(parsed?.storage?.dbPath);
  }).catch(() => undefined);

/**
 * Returns the client addresses of all leases. A lease is a connection on which nothing was ever said, so
 * mongod knows no driver of it.
 */
export async function leasesOn(admin: Db): Promise<string[]> {
  const silent = { client: { $exists: true }, clientMetadata: { $exists: false } };
  const { inprog } = await admin.command({ currentOp: 1, $all: true, ...silent });
  return z
    .array(z.object({ client: z.string() }))
    .parse(inprog)
    .map(({ client }) => client);
}

/**
 * Waits until the mongod accepts writes. On its first start it becomes a replica set of one member.
 * @throws EmbeddedMongoError when it does not accept writes within a minute
 */
export const becomePrimary = (port: number, signal?: AbortSignal): Promise<void> =>
  onMongod(
    port,
    async (admin) => {
      const deadline = Date.now() + timeout.primary;
      let obstacle = 'it elects nobody';
      while (Date.now() < deadline) {
        const hello = await admin.command({ hello: 1 });
        if (hello.isWritablePrimary) return;
        if (!hello.setName) obstacle = await initiate(admin, port);
        await sleep(timeout.step, undefined, { signal });
      }
      throw new EmbeddedMongoError(`The database does not accept writes (${obstacle}). Restart the shop.`);
    },
    timeout.busy,
  );

async function initiate(admin: Db, port: number): Promise<string> {
  try {
    const members = [{ _id: 0, host: `${loopback}:${port}` }];
    await admin.command({ replSetInitiate: { _id: name, members } });
    return 'it was only just set up';
  } catch (error) {
    // the server refuses while it still reads its configuration; the caller retries
    if (error instanceof MongoServerError) return reasonOf(error);
    throw error;
  }
}

/** Changes the port in the replica set's configuration. Works only while mongod runs without --replSet. */
export const renameMember = (standalonePort: number, port: number): Promise<void> =>
  onMongod(standalonePort, async (admin) => {
    const members = admin.client.db('local').collection('system.replset', { writeConcern: { j: true } });
    await members.updateOne({}, { $set: { 'members.0.host': `${loopback}:${port}` } });
  });

/** Asks a mongod to shut down cleanly. A mongod that has ended already is ignored. */
export async function shutDown(admin: Db): Promise<void> {
  await admin.command({ shutdown: 1, force: true, timeoutSecs: 0 }).catch(() => undefined);
}

/**
 * Tells whether no lease is left, once mongod has noticed that the lease of `leaver` is given up. Returns
 * false when mongod does not notice it within 5 s.
 */
export async function isUnusedAfter(admin: Db, leaver: string): Promise<boolean> {
  for (const deadline = Date.now() + timeout.leave; Date.now() < deadline; await sleep(timeout.step)) {
    const leases = await leasesOn(admin);
    if (!leases.includes(leaver)) return leases.length === 0;
  }
  return false;
}
