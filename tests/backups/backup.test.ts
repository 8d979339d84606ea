import { execFile, execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { FolderStore } from '../../api/media/folderStore.js';
import { readBackup } from '../../cli/backups/reading.js';
import { takeBackup } from '../../cli/backups/takeBackup.js';
import { writeBackup } from '../../cli/backups/writing.js';
import { Terminal } from '../../cli/terminal/terminal.js';
import { withApiIn } from '../../cli/withApi.js';
import { calls } from '../../contract/calls.js';
import { operatorReplies } from '../../contract/operator/replies.js';
import { granted } from '../support/client.js';
import { logIn } from '../support/customer.js';
import { feedTokri, tokriIn } from '../support/ranTokri.js';
import { openTestS3 } from '../support/s3.js';
import type { TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';
import { openScene, type Scene } from './scene.js';
import { hashesOf, keep, imagesOf } from './whole.js';

const run = promisify(execFile);

let scene: Scene;
let shop: TestShop;
let folder: string;
let file: string;
beforeAll(async () => {
  scene = await openScene(2_000);
  ({ shop, folder } = scene);
  file = path.join(folder, 'shop.tar.gz');
});
afterAll(() => scene.close());

/** Makes sure that nothing expires or is sent while the test compares. */
const lasting = async () => {
  const expire = new Date(Date.now() + 86_400_000);
  await shop.collection('rates').updateMany({}, { $set: { expire } });
  await waitUntil(
    () => shop.collection('outgoingmails').countDocuments(),
    (count) => count === 0,
  );
};

test('a backup of a shop that sells meanwhile is of one moment: an order is in it with the stock that it took', async () => {
  const milk = await shop.sells({ stock: 1_000 });
  const asha = await shop.customer();
  let taken = false;
  const backup = tokriIn(scene.here)('backup', file, '--json').finally(() => (taken = true));
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

  const restored = await tokriIn(scene.there)('restore', file);
  expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('Restored') });
  const product = await scene.otherDb
    .collection('products')
    .findOne({ _id: new mongoose.Types.ObjectId(milk._id) });
  const orders = await scene.otherDb.collection('orders').find().toArray();
  expect(orders.length).toBeLessThan(sold);
  expect(product?.['stock']).toBe(1_000 - 2 * orders.length);

  const kept = reply.collections.filter(({ count }) => count).map(({ name, sha256 }) => [name, sha256]);
  expect(await hashesOf(scene.otherDb)).toEqual(Object.fromEntries(kept));
  expect(reply.images.count).toBeGreaterThan(2);
});

test('backup, reset and restore of a running shop give an equal shop, images included', async () => {
  await lasting();
  const [documents, images] = [await hashesOf(shop.database()), await imagesOf(scene.images)];
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
  const tokri = tokriIn(scene.here);
  expect((await tokri('backup', file)).code).toBe(0);

  expect(await tokri('reset', '--dry-run')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Would'),
  });
  expect(await hashesOf(shop.database())).toEqual(documents);
  const reset = await tokri('reset', '--yes', '--json');
  expect(operatorReplies.reset.parse(JSON.parse(reset.printed)).images).toBe(Object.keys(images).length);
  expect(reset.said).toContain('restart shops that run');
  expect(Object.keys(await hashesOf(shop.database()))).toEqual(['meta']);
  expect(await imagesOf(scene.images)).toEqual({});

  expect((await tokri('restore', file)).code).toBe(0);
  expect(await hashesOf(shop.database())).toEqual(documents);
  expect(await imagesOf(scene.images)).toEqual(images);
});

test('restore --replace asks also where the database is empty and only images would go', async () => {
  const before = await imagesOf(scene.images);
  const tokri = tokriIn({ ...scene.here, MONGODB_URI: scene.otherUri });
  const { code, said } = await tokri('restore', file, '--replace');
  expect([code, said]).toEqual([2, expect.stringContaining(`${Object.keys(before).length} images`)]);
  expect(await imagesOf(scene.images)).toEqual(before);
});

test('a shop that runs hears of what was emptied and put back', async () => {
  const find = async () => granted(await shop.call(calls.product.list, { body: {} })).data.length;
  const tokri = tokriIn(scene.here);
  const { email } = await shop.admin();
  expect(await waitUntil(find, (count) => count > 0)).toBeGreaterThan(0);
  await tokri('reset', '--yes');
  expect(await waitUntil(find, (count) => count === 0)).toBe(0);
  await expect(logIn(shop.call, email)).rejects.toThrow('401');

  const refused = await tokri('restore', file);
  expect(refused).toMatchObject({ code: 5, said: expect.stringContaining('is not empty') });
  expect((await tokri('restore', file, '--replace', '--yes')).code).toBe(0);
  expect(await waitUntil(find, (count) => count > 0)).toBeGreaterThan(0);
  await logIn(shop.call, email);
});

test('a restore that ends sessions brings back neither sessions nor codes nor waiting mails, and keeps passwords', async () => {
  const tokri = tokriIn(scene.here);
  const { email } = await shop.admin();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await keep(shop.database(), 'outgoingmails', [{ dueAt: tomorrow, until: tomorrow }]);
  await keep(shop.database(), 'codes', [{ email, expiresAt: tomorrow }]);
  expect((await tokri('backup', file)).code).toBe(0);
  const back = async (...options: string[]) => {
    expect((await tokri('restore', file, '--replace', '--yes', ...options)).code).toBe(0);
    const counts = ['sessions', 'codes', 'outgoingmails', 'users'].map((name) =>
      shop.collection(name).countDocuments(),
    );
    return (await Promise.all(counts)).map(Boolean);
  };

  expect(await back()).toEqual([true, true, true, true]);
  expect(await back('--end-sessions')).toEqual([false, false, false, true]);
  await logIn(shop.call, email);
});

test('an image that is deleted meanwhile is named, and the backup is complete', async () => {
  const [gone = ''] = Object.keys(await imagesOf(scene.images));
  const copy = path.join(folder, 'pictures');
  await cp(path.join(shop.dataDir, 'media'), copy, { recursive: true });
  /** Removes an image at the worst moment: just before the image is read. */
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

test('a file among the images that no restore would take is left out', async () => {
  const copy = path.join(folder, 'odd');
  await cp(path.join(shop.dataDir, 'media'), copy, { recursive: true });
  await writeFile(path.join(copy, 'shot 12:30.png'), 'odd');
  const odd = path.join(folder, 'odd.tar.gz');
  const connection = shop.app.get<Connection>(getConnectionToken());
  const from = { format: 1, tokri: 'x', schema: 1, database: 'x', at: new Date() };
  const { signal } = new AbortController();
  const source = { connection, store: new FolderStore(copy), from };
  const contents = await writeBackup(source, createWriteStream(odd), {
    signal,
    onOne: () => undefined,
    end: true,
  });
  expect(await readBackup(odd, { signal })).toEqual(contents);
  expect(contents.images.count).toBe(Object.keys(await imagesOf(scene.images)).length);
});

test('its progress knows the total from the first document on, images included', async () => {
  const told: [value: number, total: number][] = [];
  class Watched extends Terminal {
    override progress(_label: string, total: number) {
      return {
        reaches: (value: number, known = total) => void told.push([value, known]),
        [Symbol.dispose]: () => undefined,
      };
    }
  }
  const file = path.join(scene.folder, 'watched.tar.gz');
  const taken = await withApiIn(scene.here)((shop) => takeBackup(shop, file, new Watched({})));
  expect(taken.images.count).toBeGreaterThan(2);
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([told.length]));
  expect(told.at(-1)?.[0]).toBe(told.length);
  await rm(file);
});

test('it works through a pipe, and images are restored into a bucket', async () => {
  const [command, ...args] = [process.execPath, 'dist/cli/main.js', 'backup', '-'];
  const env = { ...scene.here, NODE_OPTIONS: '' };
  const { stdout } = await run(command, args, { env, encoding: 'buffer', maxBuffer: 1e9 });
  const piped = path.join(folder, 'piped.tar.gz');
  await writeFile(piped, stdout);
  const s3 = await openTestS3();
  try {
    const tokri = tokriIn({ ...scene.there, ...s3.settings });
    const restored = await tokri('restore', piped, '--replace', '--yes', '--json');
    const { images } = operatorReplies.restore.parse(JSON.parse(restored.printed));
    expect(images.count).toBeGreaterThan(2);
    const again = await tokri('backup', path.join(folder, 'again.tar.gz'), '--json');
    expect(operatorReplies.backup.parse(JSON.parse(again.printed)).images).toEqual(images);
  } finally {
    await s3.close();
  }
});

test('it comes back from standard input, whole or not at all', async () => {
  const counts = () => scene.otherDb.collection('products').countDocuments();
  const stock = await counts();
  expect(stock).toBeGreaterThan(0);
  const whole = await readFile(file);
  const feed = (input: Buffer, ...args: string[]) =>
    feedTokri({ ...scene.there, TMPDIR: folder }, input, 'restore', '-', ...args).ended;
  const torn = await feed(whole.subarray(0, whole.length / 2), '--replace', '--yes');
  expect([torn.code, torn.said]).toEqual([
    3,
    expect.stringContaining('standard input is not a whole backup of Tokri'),
  ]);
  const asking = await tokriIn(scene.there, whole)('restore', '-', '--replace');
  expect([asking.code, asking.said]).toEqual([2, expect.stringMatching(/^--replace asks .* add --yes/)]);
  expect(await counts()).toBe(stock);

  await scene.otherDb.collection('products').deleteMany({});
  expect(await tokriIn(scene.there, whole)('restore', '-', '--dry-run')).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^Whole {6}standard input$/m),
  });
  const back = await feed(whole, '--replace', '--yes');
  expect([back.code, back.printed]).toEqual([0, expect.stringContaining('Restored   standard input into')]);
  expect(await counts()).toBe(stock);
  expect((await readdir(folder)).filter((name) => name.startsWith('tokri-restore-'))).toEqual([]);
});

test('what is in a backup is told without a database, and other programs can read it', async () => {
  const nowhere = { ...scene.here, MONGODB_URI: 'mongodb://127.0.0.1:9/none' };
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
