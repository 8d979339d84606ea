import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { calls } from '../../contract/calls.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf, granted } from '../support/client.js';
import { logIn, newCustomer } from '../support/customer.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { claimsOf } from '../support/tokens.js';

let database: TestDatabase;
let here: BuiltShop;
let there: BuiltShop;

beforeAll(async () => {
  database = await openTestDatabase();
  const settings = { SEED: 'none', MONGODB_URI: database.uri, TOKEN_SECRET: 'one for both '.repeat(3) };
  here = await openBuiltShop(settings);
  there = await openBuiltShop(settings);
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await database.drop();
});

const statusThere = async (token: string) =>
  (await clientOf(there.url)(calls.user.details, { token })).status;
/** Asks a second later: until then the other process may not know of it (docs/security.md). */
const statusThereLater = async (token: string) => {
  await pause(1_000);
  return statusThere(token);
};
const set = async (email: string, fields: object) => {
  const connection = await mongoose.createConnection(database.uri).asPromise();
  await connection.collection('users').updateOne({ email }, { $set: fields });
  await connection.close();
};

test('W-07 W-27 a log-out in one process ends the session in the other', async () => {
  const customer = await newCustomer(clientOf(here.url));
  expect(await statusThere(customer.token)).toBe(200);
  await customer.call(calls.user.logout);

  expect(await statusThereLater(customer.token)).toBe(401);
  expect((await clientOf(there.url)(calls.user.refreshToken, { token: customer.refreshToken })).status).toBe(
    401,
  );
});

test('W-07 a device that is logged out in one process is refused by the other', async () => {
  const customer = await newCustomer(clientOf(here.url));
  const lost = await logIn(clientOf(here.url), customer.email);
  expect(await statusThere(lost.token)).toBe(200);
  const body = { sessionId: claimsOf(lost.token).sid };
  granted(await customer.call(calls.user.endSession, { body }));

  expect(await statusThereLater(lost.token)).toBe(401);
  expect((await clientOf(there.url)(calls.user.refreshToken, { token: lost.refreshToken })).status).toBe(401);
  expect(await statusThere(customer.token)).toBe(200);
});

test('W-07 a refresh token used up in one process is used up in the other', async () => {
  const { refreshToken } = await newCustomer(clientOf(here.url));
  const device = { headers: { 'user-agent': 'Firefox' } };
  const first = await clientOf(here.url)(calls.user.refreshToken, { token: refreshToken, ...device });
  const again = await clientOf(there.url)(calls.user.refreshToken, { token: refreshToken, ...device });

  expect(again.json).toEqual(first.json);
});

test('W-07 a block or a demotion holds at once for calls of admins in the other process, a block for all calls in a second', async () => {
  const { email, token } = await newCustomer(clientOf(here.url));
  await set(email, { role: 'ADMIN' });
  const remove = () => clientOf(there.url)(calls.category.remove, { token, body: { _id: 'f'.repeat(24) } });
  expect((await remove()).status).toBe(404);

  await set(email, { role: 'USER' });
  expect((await remove()).status).toBe(403);
  expect(await statusThere(token)).toBe(200);
  await set(email, { status: 'Blocked' });
  expect((await remove()).status).toBe(401);
  expect(await statusThereLater(token)).toBe(401);
});
