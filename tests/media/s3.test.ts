import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { dependencies } from '../../api/common/deadlines.js';
import { S3Store } from '../../api/media/s3Store.js';
import { calls } from '../../contract/calls.js';
import { openBuiltShop } from '../support/builtShop.js';
import { openTestS3, type TestS3 } from '../support/s3.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { uploadOf } from '../support/uploading.js';

let s3: TestS3;
let shop: TestShop;
let url: string;
beforeAll(async () => {
  s3 = await openTestS3();
  shop = await openTestShop(s3.settings);
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#e53' } });
  url = await uploadOf(await shop.admin())(await plain.png().toBuffer());
});
afterAll(async () => {
  await shop.close();
  await s3.close();
});

const get = (query = '') => fetch(shop.url + url + query, { headers: { accept: 'image/avif' } });

test('a shop on S3 serves its images from there, in every width, and keeps none in its folder', async () => {
  const whole = await get();
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(await whole.arrayBuffer()).metadata()).toMatchObject({ width: 400, height: 300 });
  for (const _ of ['made', 'kept']) {
    const small = await get('?w=160');
    expect(small.headers.get('content-type')).toBe('image/avif');
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 160, height: 120 });
  }
  expect(await readdir(shop.dataDir)).not.toContain('media');
});

test('while S3 is offline, uploads and images answer "try again"; the shop keeps running and recovers by itself', async () => {
  const admin = await shop.admin();
  const form = () => {
    const sent = new FormData();
    sent.append('image', new Blob([new Uint8Array(image)]), 'a.png');
    return sent;
  };
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  await s3.stop();
  expect(await admin.call(calls.file.upload, { form: form() })).toMatchObject({
    status: 503,
    json: { code: 'notReady', success: false },
  });
  for (const query of ['', '?w=160', '?w=640']) {
    const answer = await get(query);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '1',
      { code: 'notReady' },
    ]);
    expect(answer.headers.get('cache-control') ?? '').not.toMatch(/immutable/);
  }
  expect((await shop.call(calls.category.list)).status).toBe(200);

  await s3.start();
  expect((await get('?w=640')).status).toBe(200);
  expect((await admin.call(calls.file.upload, { form: form() })).status).toBe(200);
});

test('a shop whose bucket cannot be used opens all the same, and says at once what is wrong', async () => {
  const TOKEN_SECRET = await readFile(path.join(shop.dataDir, 'token-secret'), 'utf8');
  const env = { MONGODB_URI: shop.databaseUri, SEED: 'none', TOKEN_SECRET };
  const built = await openBuiltShop({ ...env, ...s3.settings, S3_BUCKET: 'another-bucket' });
  const lines = built
    .output()
    .split('\n')
    .filter((line) => line.includes('cannot be used'));
  expect(lines).toEqual([expect.stringContaining('NoSuchBucket')]);
  await built.stop();
});

test.each([
  ['a server that is not there', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'ECONNREFUSED'],
  ['a key that nobody has', { S3_ACCESS_KEY_ID: 'nobody' }, 'InvalidAccessKeyId'],
])('%s is named when the bucket is first asked', async (_which, settings, reason) => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = { ...s3.settings, ...settings };
  const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const settingsOfS3 = {
    endpoint: S3_ENDPOINT,
    region: 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
  const store = new S3Store(settingsOfS3, dependencies.s3);
  await store.onModuleInit();
  await store.has('milk.webp').catch(() => undefined);
  store.onModuleDestroy();
  expect(said.mock.calls).toEqual([[expect.stringMatching(`cannot be used .*${reason}`)]]);
  said.mockRestore();
});

test('an image whose bytes stop coming is given up', async () => {
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-length': 10 });
    reply.write('m');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server's address is never a string
  const settings = { region: 'us-east-1', bucket: 'images', accessKeyId: 'me', secretAccessKey: 'secret' };
  const store = new S3Store(
    { ...settings, endpoint: `http://127.0.0.1:${port}` },
    { ...dependencies.s3, inactivity: 50 },
  );
  const image = await store.read('milk.webp');
  if (!image) throw new Error('there is no image');
  await expect(buffer(image.stream)).rejects.toThrow('50 ms of inactivity');
  store.onModuleDestroy();
  server.closeAllConnections();
  server.close();
});
