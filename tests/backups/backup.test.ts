import { execFile, execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { access, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import sharp from 'sharp';
import { FolderStore } from '../../api/media/folderStore.js';
import { loadConfig } from '../../api/config.js';
import { type RestoreMark, restoreMark } from '../../api/database/schemaVersion.js';
import { startServer } from '../../api/server.js';
import { emptyDatabase } from '../../cli/backups/emptying.js';
import { readBackup } from '../../cli/backups/reading.js';
import { writeBackup } from '../../cli/backups/writing.js';
import { calls } from '../../contract/calls.js';
import { operatorReplies } from '../../contract/operator/replies.js';
import { granted } from '../support/client.js';
import { logIn, type TestCustomer } from '../support/customer.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { importingAs } from '../support/importing.js';
import { type Running, startTokri, tokriIn } from '../support/ranTokri.js';
import { openTestS3 } from '../support/s3.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { soon } from '../support/soon.js';
import { uploadOf } from '../support/uploading.js';
import { hashesOf, keep, odds, picturesOf } from './whole.js';

const run = promisify(execFile);

let shop: TestShop;
let admin: TestCustomer;
let other: TestDatabase;
let folder: string;
let file: string;
let client: mongoose.mongo.MongoClient;

const envOf = (uri: string, dataDir: string) => ({
  ...process.env,
  MONGODB_URI: uri,
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
});
const here = () => envOf(shop.databaseUri, shop.dataDir);
const there = () => envOf(other.uri, path.join(folder, 'data'));
const otherDb = () => client.db();
const mediaOf = (dataDir: string) => new FolderStore(path.join(dataDir, 'media'));

/** So many documents that reading or writing them takes a while. */
const filler = async (count: number) => {
  const text = 'basket '.repeat(150);
  for (let at = 0; at < count; at += 2_000)
    await keep(
      shop.database(),
      'afiller',
      Array.from({ length: 2_000 }, (_, next) => ({ _id: at + next, text: text + Math.random() })),
    );
};

/** Nothing of it goes by itself while it is looked at. */
const lasting = async () => {
  const expire = new Date(Date.now() + 86_400_000);
  await shop.collection('rates').updateMany({}, { $set: { expire } });
  await soon(
    () => shop.collection('outgoingmails').countDocuments(),
    (count) => count === 0,
  );
};

beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  other = await openTestDatabase();
  client = await new mongoose.mongo.MongoClient(other.uri).connect();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-backup-'));
  file = path.join(folder, 'shop.tar.gz');
  await keep(shop.database(), 'odds', odds());
  await importingAs(admin).imports('name,price\nImported tea,12.50\n');
  const upload = uploadOf(admin);
  for (const background of ['red', 'green', 'blue']) {
    const shape = { width: 40, height: 30, channels: 3, background } as const;
    await upload(await sharp({ create: shape }).png().toBuffer());
  }
  await filler(10_000);
}, 180_000);
afterAll(async () => {
  await client.close();
  await other.drop();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test('a backup of a shop that sells meanwhile is of one moment: an order is in it with the stock that it took', async () => {
  const milk = await shop.sells({ stock: 1_000 });
  const asha = await shop.customer();
  let taken = false;
  const backup = tokriIn(here())('backup', file, '--json').finally(() => (taken = true));
  let sold = 0;
  for (; !taken || sold < 3; sold += 1) {
    await asha.adds(milk, 2);
    await asha.placesOrder();
  }
  const { printed, code } = await backup;
  expect(code).toBe(0);
  const reply = operatorReplies.backup.parse(JSON.parse(printed));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['shop.tar.gz']);

  const restored = await tokriIn(there())('restore', file);
  expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('Restored') });
  const product = await otherDb()
    .collection('products')
    .findOne({ _id: new mongoose.Types.ObjectId(milk._id) });
  const orders = await otherDb().collection('orders').find().toArray();
  expect(orders.length).toBeLessThan(sold);
  expect(product?.['stock']).toBe(1_000 - 2 * orders.length);

  const kept = reply.collections.filter(({ count }) => count).map(({ name, sha256 }) => [name, sha256]);
  expect(await hashesOf(otherDb())).toEqual(Object.fromEntries(kept));
  expect(reply.pictures.count).toBeGreaterThan(2);
});

test('backup, reset and restore give an equal shop, pictures included, while it runs', async () => {
  await lasting();
  const [documents, pictures] = [await hashesOf(shop.database()), await picturesOf(mediaOf(shop.dataDir))];
  expect(Object.keys(documents)).toEqual(
    expect.arrayContaining([
      'audit',
      'odds',
      'orders',
      'products',
      'uploads.chunks',
      'uploads.files',
      'users',
    ]),
  );
  const tokri = tokriIn(here());
  expect((await tokri('backup', file)).code).toBe(0);

  expect(await tokri('reset', '--dry-run')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Would'),
  });
  expect(await hashesOf(shop.database())).toEqual(documents);
  const reset = await tokri('reset', '--yes', '--json');
  expect(operatorReplies.reset.parse(JSON.parse(reset.printed)).pictures).toBe(Object.keys(pictures).length);
  expect(reset.said).toContain('restart shops that run');
  expect(Object.keys(await hashesOf(shop.database()))).toEqual(['meta']);
  expect(await picturesOf(mediaOf(shop.dataDir))).toEqual({});

  expect((await tokri('restore', file)).code).toBe(0);
  expect(await hashesOf(shop.database())).toEqual(documents);
  expect(await picturesOf(mediaOf(shop.dataDir))).toEqual(pictures);
});

test('a shop that runs hears of what was emptied and put back', async () => {
  const find = async () => granted(await shop.call(calls.product.list, { body: {} })).data.length;
  const tokri = tokriIn(here());
  expect(await soon(find, (count) => count > 0)).toBeGreaterThan(0);
  await tokri('reset', '--yes');
  expect(await soon(find, (count) => count === 0)).toBe(0);
  await expect(logIn(shop.call, admin.email)).rejects.toThrow('401');

  const refused = await tokri('restore', file);
  expect(refused).toMatchObject({ code: 5, said: expect.stringContaining('is not empty') });
  expect((await tokri('restore', file, '--replace', '--yes')).code).toBe(0);
  expect(await soon(find, (count) => count > 0)).toBeGreaterThan(0);
  await logIn(shop.call, admin.email);
});

describe('a file that is no whole backup is refused in one line, and nothing is done', () => {
  const refuses = async (bytes: Buffer, reason: string, code = 3) => {
    const wrong = path.join(folder, 'wrong.tar.gz');
    await writeFile(wrong, bytes);
    const before = await hashesOf(otherDb());
    const { said, ...ran } = await tokriIn(there())('restore', wrong, '--replace', '--yes', '--quiet');
    expect(ran).toEqual({ printed: '', code });
    expect(said.split('\n')).toEqual([expect.stringContaining(reason), '']);
    expect(await hashesOf(otherDb())).toEqual(before);
  };
  const whole = () => readFile(file);

  test('torn, or of something else', async () => {
    const bytes = await whole();
    await refuses(bytes.subarray(0, bytes.length - 2_000), 'unexpected end of file');
    await refuses(bytes.subarray(0, 100), 'not a whole backup');
    await refuses(Buffer.from('name,price\nTea,12\n'), 'incorrect header check');
    await refuses(gzipSync('name,price\nTea,12\n'), 'not a whole backup');
    await refuses(Buffer.alloc(0), 'not a whole backup');
  });

  test('changed since it was written, or made by a newer program', async () => {
    const tar = gunzipSync(await whole());
    const flipped = Buffer.from(tar);
    const at = flipped.indexOf('basket basket', Math.floor(tar.length / 2));
    flipped[at] = 'B'.charCodeAt(0);
    await refuses(gzipSync(flipped, { level: 1 }), 'afiller is damaged');
    const newer = Buffer.from(tar);
    newer.write('"format": 2', newer.indexOf('"format": 1'));
    await refuses(gzipSync(newer, { level: 1 }), 'newer than this one', 5);
    const longer = Buffer.from(tar);
    const renamed = longer.indexOf('manifest.json');
    longer.write('manifext.json', renamed);
    await refuses(gzipSync(longer, { level: 1 }), 'not a whole backup');
  });

  test('one that is not there', async () => {
    expect(await tokriIn(there())('restore', path.join(folder, 'none.tar.gz'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('There is no'),
    });
  });
});

test('a picture that is removed meanwhile is named, and what is there is whole', async () => {
  const [gone = ''] = Object.keys(await picturesOf(mediaOf(shop.dataDir)));
  const copy = path.join(folder, 'pictures');
  await cp(path.join(shop.dataDir, 'media'), copy, { recursive: true });
  /** Somebody removes one at the worst moment. */
  class LosingStore extends FolderStore {
    override async read(name: string) {
      if (name === gone) await this.remove(name);
      return super.read(name);
    }
  }
  const lacking = path.join(folder, 'lacking.tar.gz');
  const connection = shop.app.get<Connection>(getConnectionToken());
  const from = { format: 1, tokri: 'x', schema: 1, database: 'x', at: new Date() };
  const { signal } = new AbortController();
  const source = { connection, store: new LosingStore(copy), from };
  const watching = { signal, onOne: () => undefined, end: true };
  const contents = await writeBackup(source, createWriteStream(lacking), watching);
  expect(contents.vanished).toEqual([gone]);
  expect(await readBackup(lacking, { signal })).toEqual(contents);
});

test('it goes through a pipe, and pictures come back into a bucket', async () => {
  const [command, ...args] = [process.execPath, 'dist/cli/main.js', 'backup', '-'];
  const env = { ...here(), NODE_OPTIONS: '' };
  const { stdout } = await run(command, args, { env, encoding: 'buffer', maxBuffer: 1e9 });
  const piped = path.join(folder, 'piped.tar.gz');
  await writeFile(piped, stdout);
  const s3 = await openTestS3();
  try {
    const tokri = tokriIn({ ...there(), ...s3.settings });
    const restored = await tokri('restore', piped, '--replace', '--yes', '--json');
    const { pictures } = operatorReplies.restore.parse(JSON.parse(restored.printed));
    expect(pictures.count).toBeGreaterThan(2);
    const again = await tokri('backup', path.join(folder, 'again.tar.gz'), '--json');
    expect(operatorReplies.backup.parse(JSON.parse(again.printed)).pictures).toEqual(pictures);
  } finally {
    await s3.close();
  }
});

test('what is in a backup is told without a database, and other programs can read it', async () => {
  const nowhere = envOf('mongodb://127.0.0.1:9/none', folder);
  const { printed, code } = await tokriIn(nowhere)('restore', file, '--dry-run', '--json');
  expect(code).toBe(0);
  const { from, collections } = operatorReplies.restore.parse(JSON.parse(printed));
  expect(from.database).toBe(new URL(shop.databaseUri).pathname.slice(1));
  const names = execFileSync('tar', ['tzf', file]).toString().trim().split('\n');
  expect(names[0]).toBe('tokri.json');
  expect(names.at(-1)).toBe('manifest.json');
  for (const { name, count } of collections)
    expect(names.includes(`collections/${name}/000001.bson`)).toBe(count > 0);
});

describe('cut off', () => {
  const isThere = (name: string) =>
    access(name).then(
      () => true,
      () => false,
    );
  const isCut = (running: Running, signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return running.ended;
  };

  test('a backup that is stopped with Ctrl-C leaves nothing behind', async () => {
    const stopped = path.join(folder, 'stopped.tar.gz');
    const running = startTokri(here(), 'backup', stopped);
    await soon(() => isThere(`${stopped}.part`), Boolean);
    const { said, code } = await isCut(running, 'SIGINT');
    expect([code, said]).toEqual([130, expect.stringContaining('Stopped: no backup was written.')]);
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  test('after a restore was killed the shop does not open until it has been run again', async () => {
    const whole = operatorReplies.restore.parse(
      JSON.parse((await tokriIn(there())('restore', file, '--dry-run', '--json')).printed),
    );
    await tokriIn(there())('reset', '--yes');
    const running = startTokri(there(), 'restore', file);
    await soon(
      () => otherDb().collection('afiller').countDocuments(),
      (count) => count > 0,
    );
    await isCut(running, 'SIGKILL');

    const sentence = 'was cut off, and a part of the shop is missing: run tokri restore again';
    for (const command of [['status'], ['backup', path.join(folder, 'half.tar.gz')]])
      expect(await tokriIn(there())(...command)).toMatchObject({
        code: 5,
        said: expect.stringContaining(sentence),
      });
    const settings = { ...there(), PORT: '0', LOG_LEVEL: 'silent', SEED: 'none' };
    await expect(startServer(loadConfig(settings), other.uri)).rejects.toThrow(sentence);

    const mark = () => otherDb().collection<RestoreMark>('meta').findOne({ _id: restoreMark });
    const killed = await mark();
    const stopped = startTokri(there(), 'restore', file);
    await soon(mark, (now) => now?.since.getTime() !== killed?.since.getTime());
    await soon(
      () => otherDb().collection('afiller').countDocuments(),
      (count) => count > 0,
    );
    const { code, said } = await isCut(stopped, 'SIGINT');
    expect([code, said]).toEqual([130, expect.stringContaining('Stopped in the middle')]);

    expect((await tokriIn(there())('restore', file)).code).toBe(0);
    const kept = whole.collections.filter(({ count }) => count).map(({ name, sha256 }) => [name, sha256]);
    expect(await hashesOf(otherDb())).toEqual(Object.fromEntries(kept));
    expect((await tokriIn(there())('status')).code).toBe(0);
  });

  test('a reset that was stopped is run again', async () => {
    const connection = shop.app.get<Connection>(getConnectionToken());
    const stop = new AbortController();
    await expect(emptyDatabase(connection, stop.signal, () => stop.abort())).rejects.toThrow('abort');
    expect(Object.keys(await hashesOf(shop.database())).length).toBeGreaterThan(1);
    expect((await tokriIn(here())('reset', '--yes')).code).toBe(0);
    expect(Object.keys(await hashesOf(shop.database()))).toEqual(['meta']);
  });
});
