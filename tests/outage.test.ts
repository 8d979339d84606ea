import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { loadConfig } from '../api/config/config.js';
import type { RatingRecord } from '../api/ratings/rating.schema.js';
import { ReviewsService } from '../api/ratings/reviews.service.js';
import { type RunningServer, startServer } from '../api/server.js';
import { calls } from '../contract/calls.js';
import { type DatabaseProxy, tcpProxyTo } from './support/tcpProxy.js';
import { type CallShop, clientOf } from './support/client.js';
import { newCustomer, password, type TestCustomer, unique } from './support/customer.js';
import { openTestDatabase, type TestDatabase } from './support/database.js';

let dataDir: string;
let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let call: CallShop;
let customer: TestCustomer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tokri-outage-'));
  database = await openTestDatabase();
  proxy = await tcpProxyTo(database.uri);
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR: dataDir };
  server = await startServer(loadConfig(env), proxy.uri);
  call = clientOf(server.url);
  customer = await newCustomer(call);
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const health = async () => (await fetch(`${server.url}/health`)).status;
const becomes = async (wanted: number) => {
  for (let tries = 0; (await health()) !== wanted; tries++) {
    if (tries > 800) throw new Error(`the shop's health does not become ${wanted}`);
    await pause(25);
  }
};

test('while the database is away every call that needs it is told to come again, and the shop recovers by itself', async () => {
  const registration = { name: 'Asha', email: `${unique('asha')}@example.test` };
  const body = { ...registration, password, confirmPassword: password };
  const asked = () => [
    customer.call(calls.user.details),
    customer.call(calls.user.update, { body: { name: 'Asha', email: customer.email, mobile: '9876543210' } }),
    call(calls.user.register, { body }),
    call(calls.user.login, { body: { email: customer.email, password } }),
  ];
  proxy.pull();
  const torn = asked(); // these requests lose their connections
  await becomes(503);
  for (const answer of [...(await Promise.all(torn)), ...(await Promise.all(asked()))]) {
    expect(answer).toMatchObject({ status: 503, json: { code: 'notReady' } });
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  const products = await call(calls.product.list, { body: {} });
  expect(products.status).toBe(200);

  proxy.plugIn();
  await becomes(200);
  expect((await Promise.all(asked())).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('while the database is away a rated product has no reviews for its page, and has them again later', async () => {
  const reviews = server.app.get(ReviewsService, { strict: false });
  const product = { _id: new mongoose.Types.ObjectId().toHexString(), starCounts: [0, 0, 0, 0, 1] };
  const ids = { userId: new mongoose.Types.ObjectId(), productId: product._id };
  const words = { product: 'Ghee', orderId: 'ORD-1', text: 'Good' };
  await server.app
    .get<mongoose.Model<RatingRecord>>(getModelToken('Rating'), { strict: false })
    .create({ ...ids, ...words, stars: 5, state: 'approved', at: new Date(), revision: 1 });
  proxy.pull();
  await becomes(503);
  expect(await reviews.newestOf(product)).toEqual([]);
  proxy.plugIn();
  await becomes(200);
  expect(await reviews.newestOf(product)).toMatchObject([{ text: 'Good' }]);
});

test('while the database hangs, every call that needs it is told to come again, and the shop recovers by itself', async () => {
  const asked = () => Promise.all([customer.call(calls.user.details), customer.call(calls.address.list)]);
  proxy.hang();
  for (const answer of await asked())
    expect(answer).toMatchObject({ status: 503, json: { code: 'notReady' } });
  await becomes(503);
  for (const answer of await asked())
    expect(answer).toMatchObject({ status: 503, json: { code: 'notReady' } });

  proxy.plugIn();
  await becomes(200);
  expect((await asked()).map(({ status }) => status)).toEqual([200, 200]);
});
