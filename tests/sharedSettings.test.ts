import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { operatorReplies } from '../contract/operator/replies.js';
import { type BuiltShop, openBuiltShop } from './support/builtShop.js';
import { type CallShop, clientOf, granted } from './support/client.js';
import { logIn, unique } from './support/customer.js';
import { type Ran, startTokri, tokriIn } from './support/ranTokri.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { claimsOf } from './support/tokens.js';

let shop: TestShop;
let otherFolder: string;
let secret: string;
beforeAll(async () => {
  shop = await openTestShop();
  otherFolder = await mkdtemp(path.join(tmpdir(), 'tokri-other-'));
  secret = await readFile(path.join(shop.dataDir, 'token-secret'), 'utf8');
});
afterAll(async () => {
  await shop.close();
  await rm(otherFolder, { recursive: true, force: true });
});

const envOf = (settings: NodeJS.ProcessEnv) => ({
  ...process.env,
  MONGODB_URI: shop.databaseUri,
  DATA_DIR: otherFolder,
  NODE_ENV: 'test',
  PORT: '0',
  SEED: 'none',
  ...settings,
});
const sessionCollection = () => shop.collection<{ _id: string }>('sessions');
const sessions = () => sessionCollection().countDocuments();
const otherSecret = 'another secret '.repeat(3);

test('a process with another secret is refused at the start in one line, and changes nothing', async () => {
  await shop.customer();
  const { code, said } = await startTokri(envOf({ TOKEN_SECRET: otherSecret }), 'serve').ended;

  expect(code).not.toBe(0);
  expect(said).toMatch(/^TOKEN_SECRET .* tokri accept-secret.*\n$/);
  expect(await sessions()).toBe(1);
});

test('the doctor reports another secret as a problem', async () => {
  const examined = async (settings: NodeJS.ProcessEnv) => {
    const { printed, code } = await tokriIn(envOf(settings))('doctor', '--json');
    const { findings } = operatorReplies.doctor.parse(JSON.parse(printed));
    return [findings.find(({ check }) => check === 'secret')?.state, code];
  };

  expect(await examined({ TOKEN_SECRET: otherSecret })).toEqual(['fault', 3]);
  expect(await examined({ TOKEN_SECRET: secret })).toEqual(['ok', 0]);
});

describe('a process with the same secret and another image store', () => {
  let refused: Ran;
  let there: BuiltShop;
  let callThere: CallShop;
  let sessionsBefore: string[];
  beforeAll(async () => {
    await shop.sells();
    const image = `${'a'.repeat(64)}.webp`;
    await shop.collection('products').updateMany({}, { $set: { image: [image] } });
    refused = await startTokri(envOf({ TOKEN_SECRET: secret }), 'serve').ended;
    there = await openBuiltShop(envOf({ TOKEN_SECRET: secret, MISSING_IMAGES: 'open' }), otherFolder);
    callThere = clientOf(there.url);
    sessionsBefore = await sessionCollection().distinct('_id');
  });
  afterAll(async () => {
    await there.stop();
    await sessionCollection().deleteMany({ _id: { $nin: sessionsBefore } });
  });

  const statusThere = async (token: string) => (await callThere(calls.user.details, { token })).status;
  /** Asks a second later: until then the other process may not know of it (docs/security.md). */
  const statusThereLater = async (token: string) => {
    await pause(1_000);
    return statusThere(token);
  };

  test('is rejected, unless it may open without images', async () => {
    expect(refused.code).not.toBe(0);
    expect(refused.said).toMatch(/^None of 1 pictures .* MISSING_IMAGES=open .*\n$/);
    expect((await fetch(`${there.url}/health`)).status).toBe(200);
  });

  test('W-07 W-27 a log-out in one process ends the session in the other', async () => {
    const customer = await shop.customer();
    expect(await statusThere(customer.token)).toBe(200);
    await customer.call(calls.user.logout);

    expect(await statusThereLater(customer.token)).toBe(401);
    expect((await callThere(calls.user.refreshToken, { token: customer.refreshToken })).status).toBe(401);
  });

  test('W-07 a device that is logged out in one process is refused by the other', async () => {
    const customer = await shop.customer();
    const lost = await logIn(shop.call, customer.email);
    expect(await statusThere(lost.token)).toBe(200);
    const body = { sessionId: claimsOf(lost.token).sid };
    granted(await customer.call(calls.user.endSession, { body }));

    expect(await statusThereLater(lost.token)).toBe(401);
    expect((await callThere(calls.user.refreshToken, { token: lost.refreshToken })).status).toBe(401);
    expect(await statusThere(customer.token)).toBe(200);
  });

  test('W-07 a refresh token used up in one process is used up in the other', async () => {
    const { refreshToken } = await shop.customer();
    const device = { headers: { 'user-agent': 'Firefox' } };
    const first = await shop.call(calls.user.refreshToken, { token: refreshToken, ...device });
    const again = await callThere(calls.user.refreshToken, { token: refreshToken, ...device });

    expect(again.json).toEqual(first.json);
  });

  test('W-07 a block or a demotion holds at once for calls of admins in the other process, a block for all calls in a second', async () => {
    const { email, token } = await shop.customer();
    const set = (fields: object) => shop.collection('users').updateOne({ email }, { $set: fields });
    await set({ role: 'ADMIN' });
    const remove = () => callThere(calls.category.remove, { token, body: { _id: 'f'.repeat(24) } });
    expect((await remove()).status).toBe(404);

    await set({ role: 'USER' });
    expect((await remove()).status).toBe(403);
    expect(await statusThere(token)).toBe(200);
    await set({ status: 'Blocked' });
    expect((await remove()).status).toBe(401);
    expect(await statusThereLater(token)).toBe(401);
  });
});

test('a command that sends mail is refused with another secret, and moves no order', async () => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  const tokri = tokriIn(envOf({ TOKEN_SECRET: otherSecret }));
  const { code, said } = await tokri('orders', 'advance', orderId);

  expect(code).toBe(2);
  expect(said).toMatch(/^TOKEN_SECRET /);
  expect(await shop.collection('orders').findOne({ orderId })).toMatchObject({ status: 'placed' });
});

test('accept-secret makes no secret up where there is none', async () => {
  const tokri = tokriIn(envOf({ TOKEN_SECRET: '', DATA_DIR: path.join(tmpdir(), unique('tokri-nowhere')) }));
  const { code, said } = await tokri('accept-secret', '--dry-run');
  expect([code, said]).toEqual([2, expect.stringContaining('set TOKEN_SECRET')]);
});

test('a secret that was changed on purpose is accepted: everybody is logged out, and the former one is refused', async () => {
  const accept = tokriIn(envOf({ TOKEN_SECRET: otherSecret }));
  const tried = await accept('accept-secret', '--dry-run', '--json');
  expect(operatorReplies['accept-secret'].parse(JSON.parse(tried.printed))).toMatchObject({ changed: true });
  expect(await sessions()).toBe(3);

  const { printed, code } = await accept('accept-secret', '--yes', '--json');
  expect(code).toBe(0);
  expect(operatorReplies['accept-secret'].parse(JSON.parse(printed))).toMatchObject({ sessionsEnded: 3 });
  expect(await sessions()).toBe(0);
  expect((await accept('accept-secret', '--yes')).printed).toContain('nothing to do');
  const former = tokriIn(envOf({ TOKEN_SECRET: secret }));
  const order = await shop.collection('orders').findOne();
  expect((await former('orders', 'advance', order?.orderId)).said).toMatch(/^TOKEN_SECRET /);
});
