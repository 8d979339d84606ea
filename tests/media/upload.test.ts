import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#e53' } });

const form = (
  bytes: Uint8Array | string,
  { name = 'milk.png', type = 'image/png', field = 'image' } = {},
) => {
  const sent = new FormData();
  sent.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  return sent;
};
const upload = (bytes: Uint8Array | string, as?: Parameters<typeof form>[1]) =>
  admin.call(calls.file.upload, { form: form(bytes, as) });
const stored = async (bytes: Uint8Array) => granted(await upload(bytes)).data.url;
const served = async (url: string) => {
  const response = await fetch(new URL(url, shop.url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('an uploaded image', () => {
  test('S-147 U1 is stored and served as an image that never changes', async () => {
    const answer = await upload(await plain().png().toBuffer());
    expect(answer).toMatchObject({ status: 200, json: { success: true, message: 'Image uploaded' } });
    const { url } = granted(answer).data;
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);

    const { response, bytes } = await served(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });

    const head = await fetch(shop.url + url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(shop.url + url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('W-29 may be JPEG, PNG, WebP or AVIF, by its content and whatever its name', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const answer = await upload(await plain().toFormat(format).toBuffer(), {
        name: 'a.txt',
        type: 'text/plain',
      });
      expect({ format, status: answer.status }).toEqual({ format, status: 200 });
    }
  });

  test('W-29 loses its metadata and stands upright', async () => {
    const exif = { IFD0: { ImageDescription: 'taken at home', Orientation: '6' } };
    const sideways = await plain(60, 20)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    const { bytes } = await served(await stored(sideways));
    const { width, height, exif: left, orientation } = await sharp(bytes).metadata();
    expect({ width, height, left, orientation }).toEqual({
      width: 20,
      height: 60,
      left: undefined,
      orientation: undefined,
    });
    expect(bytes.includes('taken at home')).toBe(false);
  });

  test('W-29 does not tell where a photograph was taken', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E' };
    const photograph = await plain()
      .withExif({ IFD0: { Model: 'Camera' }, IFD3: place })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif?.length).toBeGreaterThan(50);
    const { bytes } = await served(await stored(photograph));
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('U2 keeps nothing of what was hidden behind it', async () => {
    const polyglot = Buffer.concat([
      await plain(8, 8).png().toBuffer(),
      Buffer.from('<html><script>alert(1)</script></html>'),
    ]);
    for (const name of [
      'a.png',
      '../../../tmp/evil.png',
      'a\u0000.png',
      `${'n'.repeat(3000)}.png`,
      'a.png.html',
    ]) {
      const { status, json } = await upload(polyglot, { name });
      expect({ name, ok: status === 200 || (status >= 400 && status < 500) }).toEqual({ name, ok: true });
      if (status !== 200) continue;
      const { response, bytes } = await served(json.data.url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(bytes.includes('<script>')).toBe(false);
    }
  });

  test('of several frames keeps the first', async () => {
    const frames = await sharp(
      [await plain(10, 10).png().toBuffer(), await plain(10, 10).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { bytes } = await served(await stored(frames));
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  test('is made no larger than a screen can use', async () => {
    const { bytes } = await served(await stored(await plain(4_000, 1_000).jpeg().toBuffer()));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_600, height: 400 });
  });

  test('sent twice is stored once, whole, and without a draft left behind', async () => {
    const bytes = await plain(33, 33).png().toBuffer();
    const urls = await Promise.all([stored(bytes), stored(bytes), stored(bytes)]);
    expect(new Set(urls).size).toBe(1);
    const names = await readdir(path.join(shop.dataDir, 'media'));
    expect(names.filter((name) => !/^[0-9a-f]{64}\.webp$/.test(name))).toEqual([]);
  });

  test('stands on a product by its address, in either form', async () => {
    const url = await stored(await plain(9, 9).png().toBuffer());
    const { _id } = await shop.sells({ image: [url, new URL(url, shop.url).href] });
    const { data } = granted(await shop.call(calls.product.details, { body: { productId: _id } }));
    expect(data.image).toEqual([url, url]);
    expect(await shop.collection('products').findOne({ name: data.name })).toMatchObject({
      image: Array(2).fill(path.basename(url)),
    });
  });
});

describe('W-29 refused are', () => {
  test('U2 files that are no supported image', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const torn = (await plain().jpeg().toBuffer()).subarray(0, 200);
    const other = (kind: string) => `${kind} files are not supported. Use JPEG, PNG, WebP or AVIF`;
    const none = 'This is not an image. Use JPEG, PNG, WebP or AVIF';
    const damaged = 'This image is damaged. Save it again, or choose another one';
    for (const [bytes, message] of [
      [svg, other('SVG')],
      ['<html></html>', none],
      ['MZ\x90', none],
      ['', 'This file is empty. Choose the image again'],
      ['GIF89a/*x*/=1;', other('GIF')],
      ['\0\0\0\x18ftypheic', other('HEIC')],
      [torn, damaged],
      [(await plain(800, 600).png().toBuffer()).subarray(0, 900), damaged],
      [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), damaged],
    ] as const)
      expect(await upload(bytes)).toMatchObject({
        status: 400,
        json: { code: 'badPicture', message, success: false, error: true },
      });
  });

  test('U3 images of too many pixels or bytes', async () => {
    const huge = await plain(8_000, 5_001).png({ palette: true }).toBuffer();
    expect(huge.length).toBeLessThan(5_000_000);
    expect(await upload(huge)).toMatchObject({
      status: 400,
      json: {
        code: 'badPicture',
        message: 'This image has 40.1 megapixels, more than the maximum of 40. Make it smaller',
      },
    });
    const message = 'This file is larger than 5 MB. Choose a smaller one';
    for (const bytes of [5_000_001, 6_000_000])
      expect(await upload(Buffer.alloc(bytes))).toMatchObject({
        status: 413,
        json: { code: 'tooLarge', message },
      });
    expect((await upload(await plain(8_000, 5_000).png({ palette: true }).toBuffer())).status).toBe(200);
  });

  test('U4 uploads by nobody, by customers, in another field, and several at once', async () => {
    const bytes = await plain(8, 8).png().toBuffer();
    const customer = await shop.customer();
    expect(await shop.call(calls.file.upload, { form: form(bytes) })).toMatchObject({ status: 401 });
    expect(await customer.call(calls.file.upload, { form: form(bytes) })).toMatchObject({
      status: 403,
      json: { message: 'Do not have permission' },
    });
    expect(await upload(bytes, { field: 'other' })).toMatchObject({
      status: 400,
      json: { code: 'invalid', issues: [{ path: ['image'] }] },
    });
    const two = form(bytes);
    two.append('image', new Blob([new Uint8Array(bytes)]), 'second.png');
    expect(await admin.call(calls.file.upload, { form: two })).toMatchObject({
      status: 400,
      json: { code: 'invalid' },
    });
    expect(await admin.call(calls.file.upload, { form: new FormData() })).toMatchObject({ status: 400 });
  });

  test('U5 addresses and paths instead of a file', async () => {
    for (const url of ['http://127.0.0.1:1/x', 'file:///etc/passwd', '../../.env']) {
      const answer = await admin.call(calls.file.upload, { wrongBody: { image: url, url } });
      expect(answer).toMatchObject({
        status: 415,
        json: { code: 'unsupportedMedia', message: 'Send this as multipart/form-data' },
      });
    }
    const text = new FormData();
    text.append('image', 'file:///etc/passwd');
    expect(await admin.call(calls.file.upload, { form: text })).toMatchObject({ status: 400 });
  });

  test('forms that end in the middle', async () => {
    const boundary = 'x'.repeat(20);
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a\u0000.png"\r\n\r\nabc`;
    const response = await fetch(shop.url + calls.file.upload.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: expect.stringMatching(/invalid|badPicture/) },
    ]);
  });

  test('addresses under /media/ that are no image of the shop', async () => {
    for (const name of [
      unique('x'),
      '..%2f..%2fpackage.json',
      '%00.webp',
      `${'0'.repeat(64)}.webp`,
      'a/b.webp',
      '',
    ]) {
      const { response, bytes } = await served(`/media/${name}`);
      expect({ name, status: response.status, code: JSON.parse(String(bytes)) }).toMatchObject({
        name,
        status: 404,
        code: { code: 'notFound' },
      });
    }
  });
});
