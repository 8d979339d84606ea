import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type EmbeddedMongo, openEmbeddedMongo } from './embeddedMongo.js';
import { mongoFolder, readState } from './folder.js';
import { isAlive, mongodsOn, noMongodOn, Shop, until } from './testing/shop.js';

const silent = () => undefined;
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.inNewFolder();
});
afterEach(() => shop.close());

describe('a first start', () => {
  let parent: string;
  let dataDir: string;
  let mongo: EmbeddedMongo;
  beforeAll(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'tokri-mongo-'));
    dataDir = path.join(parent, 'not', 'yet');
    mongo = await openEmbeddedMongo({ dataDir, log: silent });
  });
  afterAll(async () => {
    await mongo.release();
    await rm(parent, { recursive: true });
  });

  test('creates a data folder that is not there yet', async () => {
    expect(await readdir(dataDir)).toEqual(['mongo']);
  });

  test('offers transactions and change streams', async () => {
    const client = new mongoose.mongo.MongoClient(mongo.uri);
    const orders = client.db().collection('orders');
    const changes = orders.watch();
    expect(await changes.tryNext()).toBeNull(); // from here on the stream is open
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await orders.insertOne({ number: 1 }, { session });
        await orders.insertOne({ number: 2 }, { session });
      }),
    );
    expect(await orders.countDocuments()).toBe(2);
    expect(await changes.next()).toMatchObject({ operationType: 'insert', fullDocument: { number: 1 } });
    await changes.close();
    await client.close();
  });

  test('names the database of the shop in the connection string', () => {
    expect(mongo.uri).toMatch(
      /^mongodb:\/\/127\.0\.0\.1:\d+\/tokri\?directConnection=true&replicaSet=tokri$/,
    );
  });

  test('listens on the loopback address only', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    const port = (await readState(mongoFolder(dataDir)))?.mongoPort ?? 0;
    expect(await accepts(port, '127.0.0.1')).toBe(true);
    for (const { address } of outside) expect(await accepts(port, address)).toBe(false);
  });

  test('keeps what it writes down to the owner of the folder', async () => {
    const { state, log, db } = mongoFolder(dataDir);
    for (const place of [state, log, db]) expect((await stat(place)).mode & 0o077).toBe(0);
  });

  test('may be opened twice by one process: the last release ends it', async () => {
    const second = await openEmbeddedMongo({ dataDir, log: silent });
    expect(second.uri).toBe(mongo.uri);
    await mongo.release();
    await mongo.release();
    expect(await mongodsOn(dataDir)).toHaveLength(1);
    await second.release();
    await noMongodOn(dataDir);
  });
});

test('a clean restart finds the data at the same address, and nothing runs or is written down in between', async () => {
  const first = shop.start();
  const uri = await first.opened();
  const { supervisor } = await shop.pids();
  await first.writes();
  await first.releases();
  await noMongodOn(shop.dataDir);
  expect(JSON.parse(await readFile(shop.folder.state, 'utf8'))).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    mongoPort: await shop.port(),
  });
  await until(async () => !(await isAlive(supervisor)));
  const second = shop.start();
  expect(await second.opened()).toBe(uri);
  expect(await second.counts()).toBe(1);
});

describe('several processes at once', () => {
  test('share one mongod: who started it may leave first, and another may come while the last one leaves', async () => {
    const server = await shop.process();
    const { mongod } = await shop.pids();
    const commandLine = await shop.process();
    await server.writes();
    expect(await commandLine.counts()).toBe(1);
    await server.releases();
    await commandLine.writes();
    expect(await commandLine.counts()).toBe(2);
    expect(await mongodsOn(shop.dataDir)).toEqual([mongod]);
    const [, next] = await Promise.all([commandLine.releases(), shop.process()]);
    expect(await next.counts()).toBe(2);
    await next.releases();
    await noMongodOn(shop.dataDir);
  });

  test('started in the same moment on a new folder agree on one mongod', async () => {
    const together = [shop.start(), shop.start(), shop.start()];
    const uris = await Promise.all(together.map((each) => each.opened()));
    expect(new Set(uris).size).toBe(1);
    expect(await mongodsOn(shop.dataDir)).toHaveLength(1);
    for (const each of together) await each.writes();
    expect(await together[0]?.counts()).toBe(3);
  });
});

const accepts = (port: number, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, address);
    line.once('error', () => resolve(false));
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
  });
