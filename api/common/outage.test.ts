import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type DatabaseProxy, tcpProxyTo } from '../../tests/support/tcpProxy.js';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { transact } from '../database/transact.js';
import { isOutage } from './outage.js';

const { MongoClient, MongoServerError } = mongoose.mongo;

let database: TestDatabase;
let proxy: DatabaseProxy;
const clients: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await tcpProxyTo(database.uri);
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

const clientAt = (uri: string, options: mongoose.mongo.MongoClientOptions = {}) => {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2_000, ...options });
  clients.push(client);
  return client;
};

/** Returns the name of the error and whether it counts as an outage. */
const failure = async (work: Promise<unknown>): Promise<[string, boolean]> => {
  const error = await work.then(
    () => new Error('it worked'),
    (reason: unknown) => reason,
  );
  return [error instanceof Error ? error.name : typeof error, isOutage(error)];
};

/** Returns an address where no server listens. */
const deserted = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server's address is never a string
  server.close();
  await once(server, 'close');
  return `mongodb://127.0.0.1:${port}/none`;
};

/** Keeps the server busy for longer than any client waits. */
const endless = (client: mongoose.mongo.MongoClient, maxTimeMS = 5_000) => {
  const manyTimes = { $range: [0, 1_000_000] };
  const unwound = [1, 2, 3].flatMap(() => [{ $set: { n: manyTimes } }, { $unwind: '$n' }]);
  const pipeline = [{ $documents: [{}] }, ...unwound, { $count: 'all' }];
  return client.db().command({ aggregate: 1, pipeline, cursor: {}, maxTimeMS });
};

test('nobody listens where the database should be', async () => {
  const uri = await deserted();
  expect(await failure(clientAt(uri).db().command({ ping: 1 }))).toEqual(['MongoServerSelectionError', true]);
  const connection = mongoose.createConnection(uri, { serverSelectionTimeoutMS: 2_000 });
  expect(await failure(connection.asPromise())).toEqual(['MongooseServerSelectionError', true]);
});

test('the line breaks while the database is at work', async () => {
  const client = clientAt(proxy.uri, { monitorCommands: true, retryReads: false });
  await client.connect();
  const begun = once(client, 'commandStarted');
  const broken = failure(endless(client));
  await begun;
  proxy.pull();
  expect(await broken).toEqual(['MongoNetworkError', true]);
  proxy.plugIn();
});

test('the line breaks under a bulk write that waits in the database', async () => {
  const client = clientAt(proxy.uri, { monitorCommands: true, retryWrites: false });
  const rows = client.db().collection<{ _id: number; stock?: number }>('rows');
  await rows.insertOne({ _id: 1 });
  const change = { updateOne: { filter: { _id: 1 }, update: { $inc: { stock: 1 } } } };
  const session = client.startSession();
  session.startTransaction();
  await rows.bulkWrite([change], { session }); // every other write of the document waits
  const begun = once(client, 'commandStarted');
  const broken = failure(rows.bulkWrite([change]));
  await begun;
  proxy.pull();
  expect(await broken).toEqual(['MongoBulkWriteError', true]);
  proxy.plugIn();
  await session.endSession();
});

/** Larger than the kernel's buffers, so that the connection breaks while the write is being sent. */
const large = () => [1, 2].map(() => ({ insertOne: { document: { text: 'x'.repeat(15_000_000) } } }));

test('the line breaks while a bulk write is sent', async () => {
  const client = clientAt(proxy.uri, { monitorCommands: true, retryWrites: false });
  await client.connect();
  proxy.jam();
  const begun = once(client, 'commandStarted');
  const broken = failure(client.db().collection('rows').bulkWrite(large()));
  await begun;
  proxy.pull();
  expect(await broken).toEqual(['MongoBulkWriteError', true]);
  proxy.plugIn();
});

test('a transaction that lost its connection in a bulk write runs again', async () => {
  const connection = await mongoose.createConnection(proxy.uri, { monitorCommands: true }).asPromise();
  clients.push(connection);
  const rows = connection.collection('rows');
  await connection.createCollection('rows').catch(() => undefined);
  let tries = 0;
  await transact(connection, async (session) => {
    tries += 1;
    if (tries > 1) return rows.bulkWrite([{ insertOne: { document: { tries } } }], { session });
    proxy.jam();
    const begun = once(connection.getClient(), 'commandStarted');
    const written = rows.bulkWrite(large(), { session });
    written.catch(() => undefined);
    await begun;
    proxy.pull();
    proxy.plugIn();
    return written;
  });
  expect(tries).toBe(2);
  expect(await rows.countDocuments({ tries: 2 })).toBe(1);
});

test('all connections are in use for too long', async () => {
  const client = clientAt(proxy.uri, { maxPoolSize: 1, waitQueueTimeoutMS: 400, monitorCommands: true });
  await client.connect();
  const begun = once(client, 'commandStarted');
  const busy = failure(endless(client, 1_000));
  await begun;
  expect(await failure(client.db().command({ ping: 1 }))).toEqual(['MongoWaitQueueTimeoutError', true]);
  expect(await busy).toEqual(['MongoServerError', true]);
});

test("a connection is reset, in the system's own words", async () => {
  const server = createServer((near) => near.resetAndDestroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server's address is never a string
  const reset = once(connect(port, '127.0.0.1'), 'close');
  await expect(reset).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await failure(reset))[1]).toBe(true);
  server.close();
});

test('the server runs out of the time that an operation was given', async () => {
  const client = clientAt(proxy.uri);
  expect(await failure(endless(client, 50))).toEqual(['MongoServerError', true]);
});

test('the client is closed under an operation', async () => {
  const client = clientAt(proxy.uri, { monitorCommands: true });
  await client.connect();
  const begun = once(client, 'commandStarted');
  const cut = failure(endless(client));
  await begun;
  await client.close();
  expect((await cut)[1]).toBe(true);
});

test.each([43, 91, 189, 237, 10_107, 11_600, 13_435])(
  'the server has no primary, or is shutting down (code %i)',
  (code) => {
    expect(isOutage(new MongoServerError({ message: 'not now', code }))).toBe(true);
  },
);

test('a transaction that lost against others may be tried again', () => {
  expect(isOutage(new MongoServerError({ code: 112, errorLabels: ['TransientTransactionError'] }))).toBe(
    true,
  );
});

test('what the database refuses, and what only sounds like an outage, is none', async () => {
  const client = clientAt(proxy.uri);
  const things = client.db().collection('things');
  await things.insertOne({ name: 'the pool timed out' });
  expect(await failure(things.insertOne({ ...(await things.findOne()) }))).toEqual([
    'MongoServerError',
    false,
  ]);
  expect(await failure(things.aggregate([{ $noSuchStage: 'timed out' }]).toArray())).toEqual([
    'MongoServerError',
    false,
  ]);
  for (const error of [new Error('the pool timed out'), new TypeError('topology'), undefined, 'not primary'])
    expect(isOutage(error)).toBe(false);
});
