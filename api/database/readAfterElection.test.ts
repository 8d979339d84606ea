import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { type MongodAlone, openMongodAlone } from '../../tests/support/mongodAlone.js';
import { readTogether } from './batches.js';
import { readAfterElection } from './readAfterElection.js';
import { transact } from './transact.js';

let alone: MongodAlone;
let connection: Connection;
const askedAfter: mongo.Timestamp[] = [];

beforeAll(async () => {
  alone = await openMongodAlone({ replicates: true });
  connection = await mongoose
    .createConnection(alone.uri, { readConcern: { level: 'majority' }, monitorCommands: true })
    .asPromise();
  await readAfterElection(connection.getClient());
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') askedAfter.push(command.readConcern.afterClusterTime);
  });
});
afterAll(async () => {
  await connection.close();
  await alone.close();
});

/** Reads, and returns the time that the read asked for. */
const read = async (session?: mongo.ClientSession): Promise<mongo.Timestamp | undefined> => {
  await connection.collection('carts').findOne({}, { session });
  return askedAfter.at(-1);
};
/** Returns the time of the latest entry that fits. */
const latest = async (filter: mongo.Filter<mongo.Document>): Promise<mongo.Timestamp> => {
  const entry = await connection
    .useDb('local')
    .collection('oplog.rs')
    .findOne(filter, { sort: { $natural: -1 }, readConcern: { level: 'local' } });
  return entry?.ts as mongo.Timestamp;
};
/** Returns the time of the first entry of the present primary. */
const elected = () => latest({ 'o.msg': 'new primary' });

test('each read asks for the time of the latest election or a later time', async () => {
  const first = await read();
  expect(first?.lessThan(await elected())).toBe(false);
  const ahead = new mongoose.mongo.Timestamp({ t: (first?.getHighBits() ?? 0) + 1_000, i: 1 });
  Object.assign(connection.getClient().readConcern ?? {}, { afterClusterTime: ahead }); // as the driver does
  const admin = connection.getClient().db('admin');
  await admin.command({ replSetStepDown: 1, force: true });
  await connection.collection('carts').insertOne({ lines: [] }, { writeConcern: { w: 'majority' } });
  const second = await read();
  expect(second?.greaterThan(first ?? 0)).toBe(true);
  expect(second?.lessThan(await elected())).toBe(false);
  expect(second?.lessThan(ahead)).toBe(true);
});

test('combined finds that meet an election are made again', async () => {
  const carts = { collection: connection.collection('carts'), filter: {} };
  let isOver = false;
  const reading = Array.from({ length: 20 }, async () => {
    while (!isOver) await readTogether({ carts });
  });
  await connection.getClient().db('admin').command({ replSetStepDown: 1, force: true });
  await connection.collection('carts').insertOne({ lines: [] }, { writeConcern: { w: 'majority' } });
  isOver = true;
  await Promise.all(reading);
});

test('a client that connects while the cluster’s clock is ahead asks for a time that was written', async () => {
  const written = await latest({});
  const session = connection.getClient().startSession();
  session.advanceClusterTime({
    clusterTime: new mongoose.mongo.Timestamp({ t: written.getHighBits() + 60, i: 1 }),
    signature: { hash: new mongoose.mongo.Binary(Buffer.alloc(20)), keyId: mongoose.mongo.Long.ZERO },
  });
  await connection.getClient().db('admin').command({ ping: 1 }, { session }); // tells the database the time
  await session.endSession();

  const other = await mongoose
    .createConnection(alone.uri, { readConcern: { level: 'majority' } })
    .asPromise();
  await readAfterElection(other.getClient());
  const asked = Reflect.get(other.getClient().readConcern ?? {}, 'afterClusterTime') as mongo.Timestamp;
  await other.close();
  expect(asked.lessThan(await elected())).toBe(false);
  expect(asked.greaterThan(await latest({}))).toBe(false);
});

test('a session with an earlier time does not lower the time of the others', async () => {
  const before = await read();
  const session = await connection.startSession();
  session.advanceOperationTime(new mongoose.mongo.Timestamp({ t: 1, i: 1 }));
  expect(await read(session)).toEqual(before);
  expect(await read()).toEqual(before);
  await session.endSession();
});

test('the time of a transaction that is tried again stays its own', async () => {
  const before = await read();
  let tries = 0;
  await transact(connection, async (session) => {
    await connection.collection('carts').insertOne({ lines: [] }, { session });
    tries += 1;
    if (tries > 1) return;
    const lost = new mongoose.mongo.MongoError('the connection broke');
    lost.addErrorLabel('TransientTransactionError');
    throw lost;
  });
  expect(tries).toBe(2);
  expect(await read()).toEqual(before);
});
