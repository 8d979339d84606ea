import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../api/config/config.js';
import { openImageStore } from '../../api/media/openImageStore.js';
import type { ImageStore } from '../../api/media/imageStore.js';
import { openTestS3, type TestS3 } from '../support/s3.js';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await openTestS3();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-store-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const key = `${'0a'.repeat(32)}.webp`;
const milk = Buffer.from('milk');

describe.each<[string, () => NodeJS.ProcessEnv]>([
  ['a folder', () => ({ DATA_DIR: folder })],
  ['S3', () => s3.settings],
])('images in %s', (_, settings) => {
  let store: ImageStore;
  beforeAll(async () => {
    store = await openImageStore(loadConfig(settings()));
  });

  const bytesOf = async (name: string) => {
    const file = await store.read(name);
    return file && { bytes: file.bytes, contents: String(await buffer(file.stream)) };
  };
  const listed = async () => {
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);
    return names.sort();
  };

  test('are none at first', async () => {
    expect([await listed(), await bytesOf(key), await store.has(key)]).toEqual([[], undefined, false]);
  });

  test('are read as they were put', async () => {
    await store.put(key, milk);
    expect(await bytesOf(key)).toEqual({ bytes: 4, contents: 'milk' });
    expect(await store.has(key)).toBe(true);
  });

  test('are replaced by what is put under their name', async () => {
    await store.put('demo/bread.webp', Buffer.from('bread'));
    await store.put('demo/bread.webp', Buffer.from('rye bread'));
    expect(await bytesOf('demo/bread.webp')).toEqual({ bytes: 9, contents: 'rye bread' });
  });

  test('put by many at once are there once and whole', async () => {
    const large = Buffer.alloc(300_000, 'x');
    await Promise.all(Array.from({ length: 8 }, () => store.put(key, large)));
    expect((await bytesOf(key))?.contents).toBe(String(large));
    expect(await listed()).toEqual([key, 'demo/bread.webp']);
  });

  test('are listed with their sizes and when they were written', async () => {
    const before = Date.now() - 2_000; // S3 stores whole seconds
    await store.put('demo/egg.webp', Buffer.from('egg'));
    for await (const { name, bytes, since } of store.list())
      if (name === 'demo/egg.webp') {
        expect(bytes).toBe(3);
        expect(since.getTime()).toBeGreaterThan(before);
      }
    expect(await listed()).toEqual([key, 'demo/bread.webp', 'demo/egg.webp']);
  });

  test('are gone once removed, also when they were never there', async () => {
    await store.remove(key);
    await store.remove(key);
    expect([await store.has(key), await bytesOf(key)]).toEqual([false, undefined]);
    expect(await listed()).toEqual(['demo/bread.webp', 'demo/egg.webp']);
  });
});

test('a folder contains nothing but the images', async () => {
  expect(await readdir(path.join(folder, 'media'), { recursive: true })).toEqual([
    'demo',
    'demo/bread.webp',
    'demo/egg.webp',
  ]);
});

test('images in a subfolder are all found, however many', async () => {
  const store = await openImageStore(loadConfig({ DATA_DIR: folder }));
  const names = Array.from({ length: 100 }, (_, at) => `demo/many-${at}.webp`);
  for (const name of names) await store.put(name, milk);
  const found: string[] = [];
  for await (const { name } of store.list()) if (name.includes('many')) found.push(name);
  expect(found.sort()).toEqual(names.sort());
  for (const name of names) await store.remove(name);
});

test('more images than S3 lists on one page are all found', async () => {
  const store = await openImageStore(loadConfig(s3.settings));
  await store.put('demo/many.webp', milk);
  const demo = path.join(s3.folder, 'media', 'demo');
  const files = (await readdir(demo)).filter((file) => file.startsWith('many.webp'));
  expect(files).toHaveLength(3);
  const copies = Array.from({ length: 1_000 }, (_, at) => `many-${at}.webp`);
  for (const copy of copies)
    await Promise.all(
      files.map((file) => copyFile(path.join(demo, file), path.join(demo, file.replace('many.webp', copy)))),
    );
  const names = new Set<string>();
  for await (const { name } of store.list()) names.add(name);
  expect(names.size).toBe(1_003);
});

test('the settings of S3 are all there, or none', () => {
  const half = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'me' };
  expect(() => loadConfig(half)).toThrow(/S3_SECRET_ACCESS_KEY: is required to keep pictures in S3/);
  expect(() => loadConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/3 faults/);
  expect(loadConfig({ S3_BUCKET: '', S3_ENDPOINT: '' }).S3_BUCKET).toBeUndefined();
});
