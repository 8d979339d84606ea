import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { FolderStore } from '../../api/media/folderStore.js';
import { VariantsService } from '../../api/media/variants.service.js';
import { imageWidths } from '../../contract/links.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { uploadOf } from '../support/uploading.js';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('an image in another width', () => {
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    shop = await openTestShop({ CORS_ORIGINS: 'https://elsewhere.example' });
    url = await uploadOf(await shop.admin())(await noise(1_200, 600).jpeg().toBuffer());
  });
  afterAll(() => shop.close());

  const ask = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(shop.url + url + query, { headers: { accept: 'image/webp,*/*', ...headers }, method });
  const shown = async (query: string, accept: string) => {
    const response = await ask(query, { accept });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    return { type: response.headers.get('content-type'), format, width, height };
  };

  test('comes as AVIF to who takes it, and as WebP to the others', async () => {
    const avif = { type: 'image/avif', format: 'heif', width: 320, height: 160 };
    const webp = { type: 'image/webp', format: 'webp', width: 320, height: 160 };
    expect(await shown('?w=320', chrome)).toEqual(avif);
    expect(await shown('?w=320', 'image/avif;q=0.5')).toEqual(avif);
    for (const accept of ['image/webp,*/*', '*/*', 'image/png', 'image/avif;q=0, image/webp'])
      expect([accept, await shown('?w=320', accept)]).toEqual([accept, webp]);
  });

  test('is in each width of the list as wide as asked for, and never wider than it is', async () => {
    const widths = await Promise.all(
      imageWidths.map(async (width) => (await shown(`?w=${width}`, '*/*')).width),
    );
    expect(widths).toEqual([160, 320, 480, 640, 960, 1_200]);
  });

  test('is kept for good, apart for each format, and never run', async () => {
    const response = await ask('?w=160', { origin: 'https://elsewhere.example' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String((await response.arrayBuffer()).byteLength),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      vary: expect.stringMatching(/^Origin, Accept$/i),
    });
    const etags = await Promise.all(
      [ask(''), ask('?w=160'), ask('?w=160', { accept: chrome }), ask('?w=320')].map(async (answer) =>
        (await answer).headers.get('etag'),
      ),
    );
    expect(new Set(etags).size).toBe(4);
  });

  test('is not sent again to who has it, nor with a HEAD', async () => {
    const response = await ask('?w=480');
    const etag = response.headers.get('etag') ?? '';
    const again = await ask('?w=480', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([
      304,
      '',
      expect.stringContaining('Accept'),
    ]);
    expect((await ask('?w=480', { 'if-none-match': etag, accept: chrome })).status).toBe(200);
    const head = await ask('?w=480', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      response.headers.get('content-length'),
      '',
    ]);
  });

  test('is rejected in unlisted widths, which write nothing', async () => {
    for (const query of ['?w=321', '?w=0', '?w=', '?w=99999', '?w=320.0', '?w=abc', '?w=160&w=320']) {
      const response = await ask(query);
      expect([query, response.status, await response.json()]).toMatchObject([
        query,
        400,
        {
          code: 'invalid',
          issues: [{ path: ['w'], message: 'must be one of 160, 320, 480, 640, 960, 1280' }],
        },
      ]);
      expect(response.headers.get('cache-control') ?? '').not.toMatch(/immutable/);
    }
  });

  test('is not found for a missing image', async () => {
    const answer = await fetch(`${shop.url}/media/${'0'.repeat(64)}.webp?w=160`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'notFound' }]);
    // A variant has no public address.
    expect((await fetch(shop.url + url.replace('.webp', '.w320.webp'))).status).toBe(404);
  });
});

/** Counts the images put into it, and can report a full disk. */
class CountingStore extends FolderStore {
  readonly puts: string[] = [];
  full = false;

  override async put(name: string, bytes: Buffer) {
    if (this.full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    this.puts.push(name);
    await super.put(name, bytes);
  }
}

describe('variants', () => {
  let folder: string;
  let store: CountingStore;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tokri-variants-'));
    store = new CountingStore(folder);
    const image = await noise(800, 800).webp().toBuffer();
    for (let number = 0; number < 80; number += 1) await store.put(`demo/${number}.webp`, image);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const sizeOf = async (found: ReturnType<VariantsService['find']>) => {
    const file = await found;
    return file && (await buffer(file.stream)).length;
  };

  test('are made once, however many ask at the same time and after', async () => {
    const variants = new VariantsService(store);
    const wanted = { key: 'demo/0.webp', width: 320, format: 'avif' } as const;
    store.puts.length = 0;
    const sizes = await Promise.all(Array.from({ length: 20 }, () => sizeOf(variants.find(wanted))));
    sizes.push(await sizeOf(variants.find(wanted)), await sizeOf(new VariantsService(store).find(wanted)));
    expect(store.puts).toEqual(['demo/0.w320.avif']);
    expect(new Set(sizes).size).toBe(1);
  });

  test('are the full images, temporarily, when far too many are requested at once or the disk is full', async () => {
    const variants = new VariantsService(store);
    const names = await Promise.all(
      Array.from({ length: 80 }, async (_, number) => {
        const found = await variants.find({ key: `demo/${number}.webp`, width: 160, format: 'webp' });
        found?.stream.destroy();
        return found?.name;
      }),
    );
    const whole = names.filter((name) => !name?.includes('.w160.'));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length).toBeLessThan(20);
    expect(whole.filter((name) => !/^demo\/\d+\.webp$/.test(name ?? ''))).toEqual([]);

    store.full = true;
    const found = await variants.find({ key: 'demo/1.webp', width: 640, format: 'webp' });
    found?.stream.destroy();
    expect(found?.name).toBe('demo/1.webp');
    store.full = false;
  });
});
