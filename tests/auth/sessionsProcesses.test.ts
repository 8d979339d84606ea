import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { type CallShop, clientOf, granted } from '../support/client.js';
import { logIn } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';

const TOKEN_SECRET = 'one secret for both of the processes';

let shop: TestShop;
let other: BuiltShop;
let there: CallShop;

beforeAll(async () => {
  shop = await openTestShop({ TOKEN_SECRET });
  other = await openBuiltShop({ TOKEN_SECRET, MONGODB_URI: shop.databaseUri, SEED: 'none' });
  there = clientOf(other.url);
});
afterAll(async () => {
  await other.stop();
  await shop.close();
});

test('W-07 a session that is ended in one API process is refused by another at once', async () => {
  const asha = await shop.customer();
  const lost = await logIn(shop.call, asha.email);
  expect((await there(calls.user.details, { token: lost.token })).status).toBe(200);

  granted(await asha.call(calls.user.endSession, { body: { sessionId: claimsOf(lost.token).sid } }));
  expect((await there(calls.user.details, { token: lost.token })).status).toBe(401);
  expect((await there(calls.user.refreshToken, { token: lost.refreshToken })).status).toBe(401);
  expect((await there(calls.user.details, { token: asha.token })).status).toBe(200);
});
