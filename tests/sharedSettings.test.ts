import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operatorReplies } from '../contract/operator/replies.js';
import { openBuiltShop } from './support/builtShop.js';
import { startTokri, tokriIn } from './support/ranTokri.js';
import { openTestShop, type TestShop } from './support/shop.js';

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
const sessions = () => shop.collection('sessions').countDocuments();
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

test('a process with another image store is rejected, unless it may open without images', async () => {
  await shop.sells();
  const image = `${'a'.repeat(64)}.webp`;
  await shop.collection('products').updateMany({}, { $set: { image: [image] } });
  const refused = await startTokri(envOf({ TOKEN_SECRET: secret }), 'serve').ended;

  expect(refused.code).not.toBe(0);
  expect(refused.said).toMatch(/^None of 1 pictures .* MISSING_IMAGES=open .*\n$/);
  const opened = await openBuiltShop(envOf({ TOKEN_SECRET: secret, MISSING_IMAGES: 'open' }), otherFolder);
  await opened.stop();
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
