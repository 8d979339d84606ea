import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { getConnectionToken } from '@nestjs/mongoose';
import { nameWorker } from '../../api/common/workers.js';
import { ImportJobsService } from '../../api/importing/importJobs.service.js';
import { modelNames } from '../../api/everyModel.js';
import { type RestoreMark, restoreMark, type SchemaRecord } from '../../api/database/schemaVersion.js';
import { checkNames } from '../../contract/operator/upkeep.js';
import { operatorReplies } from '../../contract/operator/replies.js';
import { openMailServer } from '../support/mailServer.js';
import { startTokri, tokriIn } from '../support/ranTokri.js';
import { openTestS3 } from '../support/s3.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newStripeMock, whyNoStripeMock } from '../support/stripeMock.js';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-doctor-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const nowhere = 'mongodb://asha:hunter2@127.0.0.1:9/tokri';
const envOf = (settings: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  MONGODB_URI: shop.databaseUri,
  DATA_DIR: shop.dataDir,
  NODE_ENV: 'test',
  ...settings,
});

/** Runs the doctor command and returns its results by check, and its exit code. */
const examined = async (settings: NodeJS.ProcessEnv = {}) => {
  const { printed, code } = await tokriIn(envOf(settings))('doctor', '--json');
  const { findings, well } = operatorReplies.doctor.parse(JSON.parse(printed));
  for (const { state, fix } of findings)
    expect([state, Boolean(fix)]).toEqual([state, /warning|fault/.test(state)]);
  const of = Object.fromEntries(findings.map((finding) => [finding.check, finding]));
  return { of, findings, well, code };
};

test('O-11 of a shop that is well everything is looked at, nothing is changed, and it ends with 0', async () => {
  const { findings, well, code } = await examined();
  expect({ well, code }).toEqual({ well: true, code: 0 });
  expect(findings.filter(({ state }) => state === 'fault')).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual(checkNames.filter((check) => check !== 'redis'));
});

test('the doctor knows every model of the API', () => {
  const { models } = shop.app.get<Connection>(getConnectionToken());
  expect(modelNames).toEqual(Object.keys(models).sort());
});

test('invalid settings are named with all their issues, and the other checks still run', async () => {
  const wrong = { PORT: 'abc', NODE_ENV: 'production', REDIS_URL: 'redis', S3_BUCKET: 'pictures' };
  const { of, code } = await examined(wrong);
  expect(code).toBe(3);
  expect(of.configuration).toMatchObject({ state: 'fault' });
  expect(of.configuration?.names.map((line) => line.split(':')[0]).sort()).toEqual([
    'PORT',
    'REDIS_URL',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'TOKEN_SECRET',
  ]);
  expect([of.redis?.state, of.media?.state, of.indexes?.state]).toEqual(['skipped', 'skipped', 'ok']);
});

const secretOf = ({ dataDir }: TestShop) => readFile(path.join(dataDir, 'token-secret'), 'utf8');

test('in production it says what a shop that customers use is wanting', async () => {
  const { of, code } = await examined({ NODE_ENV: 'production', TOKEN_SECRET: await secretOf(shop) });
  expect(code).toBe(0);
  expect(of.configuration?.names.map((line) => line.split(':')[0])).toEqual([
    'PUBLIC_URL',
    'SHOP_LEGAL_NAME',
    'SHOP_ADDRESS',
    'SHOP_GRIEVANCE_CONTACT',
    'SHOP_EMAIL',
  ]);
  expect([of.mail?.state, of.payments?.state]).toEqual(['warning', 'warning']);
});

test('where the database does not answer the rest is looked at, and it ends with 4', async () => {
  const { of, code } = await examined({ MONGODB_URI: nowhere });
  expect(code).toBe(4);
  expect([of.media?.state, of.indexes?.state, of.subCategories?.state]).toEqual(['ok', 'skipped', 'skipped']);
  expect(JSON.stringify(of)).not.toContain('hunter2');
  const both = await examined({ MONGODB_URI: nowhere, SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(both.code).toBe(3);
  const human = await tokriIn(envOf({ MONGODB_URI: nowhere }))('doctor', '--quiet');
  expect(human.printed).toMatch(
    /^✖ MONGODB_URI \(mongodb:\/\/…@127.0.0.1:9\/tokri\): no primary answers[^\n]*\n {4}Nothing of the shop/,
  );
});

describe('the database', () => {
  const products = () => shop.collection('products');

  test('its indexes are named where one is missing, and where one is made otherwise', async () => {
    const all = await shop.collection('orders').indexes();
    const [index] = all.filter(({ name }) => name !== '_id_');
    await shop.collection('orders').dropIndex(index?.name ?? '');
    await products().createIndex({ nonsense: 1 });
    const { of, code } = await examined();
    expect(code).toBe(3);
    expect(of.indexes?.names.sort()).toEqual([
      `orders: ${JSON.stringify(index?.key)} is missing`,
      'products: nonsense_1 does not belong there, or is made otherwise',
    ]);
    await products().dropIndex('nonsense_1');
    expect((await tokriIn(envOf())('status')).code).toBe(0);
    expect((await examined()).of.indexes?.state).toBe('ok');
  });

  test('a restore that was cut off, a newer schema, stuck imports and mails that wait are told', async () => {
    const meta = shop.collection<Partial<RestoreMark & SchemaRecord> & { _id: string }>('meta');
    const long = new Date(Date.now() - 3_600_000);
    // a running shop would take over the ownerless import
    await shop.app.get(ImportJobsService).onModuleDestroy();
    await meta.insertOne({ _id: restoreMark, since: long, file: 'shop.tar.gz', replaces: false });
    await meta.updateOne({ _id: 'schema' }, { $inc: { version: 9, migrated: 1 } });
    await shop.collection('imports').insertOne({
      name: 'tea.csv',
      state: 'running',
      startedAt: long,
      done: 3,
      total: 9,
      lease: { owner: 'x', until: long },
    });
    await shop.collection('outgoingmails').insertOne({
      _id: mongoose.Types.ObjectId.createFromTime(long.getTime() / 1_000),
      sealed: '',
      userId: null,
      decoy: false,
      tries: 4,
      until: new Date(Date.now() + 3_600_000),
      dueAt: new Date(Date.now() + 3_600_000),
    });
    const { of, code } = await examined();
    expect(code).toBe(3);
    expect([of.restore?.state, of.schema?.state]).toEqual(['fault', 'fault']);
    expect(of.imports).toMatchObject({ state: 'warning', names: ['tea.csv: 3 of 9 rows'] });
    expect(of.imports?.says).toMatch(/^The import of tea\.csv has stopped: 36\d\d s without a heartbeat\.$/);
    expect(of.queuedMails?.says).toContain('1, of them tried in vain: 1; the oldest for 60 minutes');
    await meta.deleteOne({ _id: restoreMark });
    await meta.updateOne({ _id: 'schema' }, { $inc: { version: -9, migrated: -1 } });
    await shop.collection('imports').deleteMany({});
    await shop.collection('outgoingmails').deleteMany({});
  });

  test('an import whose process was killed has stopped from the first second on', async () => {
    await shop.app.get(ImportJobsService).onModuleDestroy();
    const [kind, machine, , ...rest] = JSON.parse(nameWorker('command line')) as unknown[];
    const gone = JSON.stringify([kind, machine, 4_194_305, ...rest]); // above the largest possible process id
    const until = new Date(Date.now() + 14_000);
    const job = { name: 'six.csv', state: 'running', startedAt: new Date(), done: 1_250, total: 6_000 };
    await shop.collection('imports').insertOne({ ...job, lease: { owner: gone, until } });
    const { of, code } = await examined();
    expect([code, of.imports]).toMatchObject([
      0,
      { state: 'warning', says: expect.stringMatching(/^The import of six.csv has stopped: \d+ s without/) },
    ]);
    const seen = await tokriIn(envOf())('status');
    expect(seen.printed).toMatch(
      /^Import {6}six.csv: stopped, \d+ s without a heartbeat, 1250 of 6000 rows$/m,
    );
    await shop.collection('imports').updateOne({}, { $set: { 'lease.owner': nameWorker('command line') } });
    expect((await tokriIn(envOf())('status')).printed).toContain('six.csv: running, 1250 of 6000 rows');
    expect((await examined()).of.imports?.state).toBe('ok');
    await shop.collection('imports').deleteMany({});
  });

  test('--strict ends with 3 where there is a warning, such as Redis being away', async () => {
    const env = envOf({ REDIS_URL: 'redis://127.0.0.1:9' });
    const { printed, code } = await tokriIn(env)('doctor', '--quiet');
    expect([code, printed]).toEqual([0, expect.stringContaining('! Redis at 127.0.0.1:9 is away')]);
    expect(await tokriIn(env)('doctor', '--quiet', '--strict')).toMatchObject({ code: 3, printed });
    expect((await tokriIn(envOf())('doctor', '--strict')).code).toBe(0);
  });

  const namesImage = async (key: string): Promise<string> => {
    const { _id } = await shop.sells();
    await products().updateOne({ _id: new mongoose.Types.ObjectId(_id) }, { $set: { image: [key] } });
    return `${key}  product ${_id}`;
  };
  const missing = `${'0a'.repeat(32)}.webp`;

  test('a missing image is reported with the documents that use it, and so is the missing folder', async () => {
    const line = await namesImage(missing);
    await rm(path.join(shop.dataDir, 'media'), { recursive: true, force: true });
    const { of, code } = await examined();
    expect([code, of.missingImages?.names]).toEqual([3, [line]]);
    expect(of.media).toMatchObject({ state: 'fault', says: expect.stringMatching(/^There is no folder/) });
    await products().deleteMany({});
  });

  test('an image without any file is reported as missing', async () => {
    const line = await namesImage(missing);
    const file = path.join(shop.dataDir, 'media', missing);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    const { of, code } = await examined();
    expect([code, of.missingImages?.names]).toEqual([3, [`${line}  is empty`]]);
    await writeFile(file, 'x');
    expect((await examined()).of.missingImages?.state).toBe('ok');
    await products().deleteMany({});
    await rm(file);
  });
});

test('a mail server is asked whether it lets the shop in', async () => {
  const server = await openMailServer();
  try {
    expect((await examined({ SMTP_URL: server.url })).of.mail?.state).toBe('ok');
  } finally {
    await server.close();
  }
  const { of, code } = await examined({ SMTP_URL: server.url.replace('//', '//asha:hunter2@') });
  expect([code, of.mail?.state]).toEqual([3, 'fault']);
  expect(of.mail?.says).toContain('ESOCKET');
  expect(JSON.stringify(of)).not.toContain('hunter2');
});

test('where there is no shop nothing is made by looking for it', async () => {
  const [fresh, unmade] = [path.join(folder, 'fresh'), path.join(folder, 'unmade')];
  await mkdir(fresh);
  for (const DATA_DIR of [fresh, unmade]) {
    const { of, code } = await examined({ DATA_DIR, MONGODB_URI: '' });
    expect([code, of.media?.state, of.database?.state]).toEqual([4, 'ok', 'fault']);
    expect(of.media?.says).toContain('the next image creates it');
  }
  expect(await readdir(fresh)).toEqual([]);
  expect(await readdir(folder)).toEqual(['fresh']);
});

test('--quiet says nothing where all is well', async () => {
  const { printed, said, code } = await tokriIn(envOf())('doctor', '--quiet');
  expect({ printed, said, code }).toEqual({ printed: '', said: '', code: 0 });
});

test('on a full disk the advice is to free space, for images and for the database', async () => {
  const disk = await mkdtemp(path.join(folder, 'disk-'));
  const system = (command: string, ...args: string[]) => spawnSync(command, [...args, disk]).status;
  const status = system('mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs');
  if (status !== 0) return console.log('nothing is tried: no file system can be mounted here');
  try {
    for (const name of ['media', 'mongo/db']) await mkdir(path.join(disk, name), { recursive: true });
    await expect(writeFile(path.join(disk, 'filler'), Buffer.alloc(1_000_000))).rejects.toThrow('ENOSPC');
    const { of, code } = await examined({ DATA_DIR: disk });
    expect([code, of.media]).toMatchObject([3, { state: 'fault', fix: 'Make room there.' }]);
    const env = envOf({ DATA_DIR: disk, MONGODB_URI: '' });
    const { said, code: exit } = await tokriIn(env)('backup', path.join(folder, 'shop.tar.gz'));
    expect([exit, said]).toEqual([5, expect.stringMatching(/^The disk of \S+ is full, .*Make room/)]);
  } finally {
    system('umount', '-l');
  }
});

test('the bucket of the images is tested; a folder setting that is no folder is a problem', async () => {
  const s3 = await openTestS3();
  try {
    expect((await examined(s3.settings)).of.media).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('bucket'),
    });
    await s3.stop();
    const { of, code } = await examined(s3.settings);
    expect([code, of.media?.state, of.orphans?.state]).toEqual([3, 'fault', 'skipped']);
    expect(of.media?.says).toContain('ECONNREFUSED');
    await s3.start();
  } finally {
    await s3.close();
  }
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect((await examined({ DATA_DIR: file })).of.media).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('ENOTDIR'),
  });
});

describe('Stripe', () => {
  const url = 'https://shop.example/api/order/webhook';

  const tried = whyNoStripeMock ? test.skip : test;
  tried(
    `is asked by the key, and for its endpoints${whyNoStripeMock ? ` (${whyNoStripeMock})` : ''}`,
    async () => {
      const stripe = await newStripeMock();
      const settings = {
        STRIPE_SECRET_KEY: 'sk_test_123',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
        STRIPE_API_BASE: stripe.url,
        PUBLIC_URL: 'https://shop.example',
      };
      try {
        const away = await examined(settings);
        expect([away.code, away.of.payments?.state]).toEqual([3, 'fault']);
        await stripe.start();
        const { of } = await examined(settings);
        expect(of.payments).toMatchObject({ state: 'warning' });
        expect(of.payments?.says).toContain(
          `answers to a test key, but there is no webhook endpoint for ${url}`,
        );
      } finally {
        stripe.close();
      }
    },
    180_000,
  );
});

test('marks and the way out stand in lines, without colours where nobody sees them', async () => {
  const { printed, said, code } = await startTokri(envOf({ MONGODB_URI: nowhere }), 'doctor').ended;
  expect([code, said]).toEqual([4, '']);
  expect(printed).toMatch(/^✔ The configuration is valid \(test\)\.$/m);
  expect(printed).toMatch(/\n\n\d+ well, 1 problem, 12 not checked\n$/);
});
