import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { allCalls, calls, resetCookie } from '../contract/calls.js';
import { granted } from './support/client.js';
import { codeMailedTo } from './support/mailbox.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { uploadOf } from './support/uploading.js';

let shop: TestShop;
const home = 'https://shop.example';
const friend = 'https://partner.example';

const get = (path: string, init: RequestInit = {}) => fetch(shop.url + path, init);
const headersOf = async (path: string, init?: RequestInit) =>
  Object.fromEntries((await get(path, init)).headers);
/** Maps each directive to its sources. */
const policyOf = async (path: string) => {
  const { 'content-security-policy': policy = '' } = await headersOf(path);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
};
const plain = { create: { width: 8, height: 8, channels: 3 as const, background: 'green' } };

/** Lists addresses of every kind: a page, a call, an error, a health check. */
const everywhere = ['/', '/api/category/get', '/api/nothing', '/health', '/api/docs', '/media/x'];

describe('behind TLS', () => {
  beforeAll(async () => {
    shop = await openTestShop({
      PUBLIC_URL: home,
      CORS_ORIGINS: `${friend}, https://OTHER.example`,
      DELIVERY_MINUTES: '25',
      SHOP_LEGAL_NAME: 'Tokri Foods Pvt. Ltd.',
      SHOP_INSTAGRAM: 'https://instagram.example/tokri/',
    });
  });
  afterAll(() => shop.close());

  test.each(everywhere)(
    '%s is protected from sniffing, framing, mixed content and plain HTTP',
    async (path) => {
      expect(await headersOf(path)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
      });
      expect(await headersOf(path)).not.toHaveProperty('x-powered-by');
    },
  );

  test('a page runs and styles itself with what the shop has written alone: inline only by its hash, no eval, no plug-in, no frame', async () => {
    const policy = await policyOf('/');

    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    for (const directive of ['connect-src', 'manifest-src', 'worker-src'])
      expect(policy.get(directive)).toEqual(["'self'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-(?:inline|eval)|\*|http:/);
  });

  test('the one style sheet that a library writes into the page is known by its hash', async () => {
    const module = await readFile(createRequire(import.meta.url).resolve('sonner'), 'utf8');
    const [, written = '""'] = /__insertCSS\((".*")\);/.exec(module) ?? [];
    const hashes = ['', JSON.parse(written) as string].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );

    expect((await policyOf('/')).get('style-src')).toEqual(expect.arrayContaining(["'self'", ...hashes]));
  });

  test('no page gets a camera, a microphone, a place or a way to pay', async () => {
    const { 'permissions-policy': permissions } = await headersOf('/');

    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
      expect(permissions).toContain(`${feature}=()`);
    expect(permissions).not.toMatch(/\*|self/);
  });

  test('the proof of a code is a cookie that no script, no other site and no open line gets', async () => {
    const { email } = await shop.customer();
    await shop.call(calls.user.forgotPassword, { body: { email } });
    const otp = await codeMailedTo(shop, email);
    const { headers } = await shop.call(calls.user.verifyOtp, { body: { email, otp } });
    const [cookie = ''] = headers.getSetCookie();

    expect(cookie).toMatch(new RegExp(`^${resetCookie}=`));
    for (const attribute of [
      'HttpOnly',
      'Secure',
      'SameSite=Strict',
      `Path=${calls.user.resetPassword.path}`,
    ])
      expect(cookie).toContain(attribute);
  });

  test('W-31 S-056 visitors see what the merchant has set, and only what is set', async () => {
    expect(granted(await shop.call(calls.shop.settings)).data).toEqual({
      deliveryMinutes: 25,
      etaMinutes: 25,
      onlinePayment: true,
      legalName: 'Tokri Foods Pvt. Ltd.',
      address: '',
      gstin: '',
      grievanceContact: '',
      social: [{ name: 'Instagram', url: 'https://instagram.example/tokri' }],
    });
  });

  test('image addresses have the public address of the shop, and are accepted with it or without', async () => {
    const admin = await shop.admin();
    const url = await uploadOf(admin)(await sharp(plain).png().toBuffer());
    expect(url).toMatch(/^https:\/\/shop\.example\/media\/[0-9a-f]{64}\.webp$/);

    const product = await shop.sells({ image: [url, new URL(url).pathname] });
    expect(product.image).toEqual([url, url]);
    const wrongBody = { name: 'x', image: url.replace('https', 'http').replace('shop', 'elsewhere') };
    const foreign = await admin.call(calls.category.create, { wrongBody });
    expect(foreign).toMatchObject({ status: 400, json: { code: 'badPicture' } });
  });

  test('the description of the API names the public address', async () => {
    const { servers } = (await (await get('/api/openapi.json')).json()) as { servers: { url: string }[] };
    expect(servers).toEqual([{ url: home }]);
  });

  describe('from another origin', () => {
    const preflight = (origin: string, method: string) =>
      headersOf(calls.cart.list.path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': method },
      });

    test.each([friend, 'https://other.example'])(
      '%s may call by every method of the table',
      async (origin) => {
        for (const method of new Set(allCalls.map(({ method }) => method))) {
          const allowed = await preflight(origin, method);
          expect(allowed['access-control-allow-origin']).toBe(origin);
          expect(allowed['access-control-allow-methods']?.split(', ')).toContain(method);
          expect(allowed['vary']).toContain('Origin');
        }
      },
    );

    test('may read a reply that was kept for somebody else', async () => {
      await headersOf(calls.category.list.path);
      const answer = await headersOf(calls.category.list.path, { headers: { origin: friend } });
      expect(answer).toMatchObject({
        'access-control-allow-origin': friend,
        vary: expect.stringContaining('Origin'),
      });
    });

    test.each([
      'https://evil.example',
      'null',
      `${friend}.evil.example`,
      'https://evil-partner.example',
      home,
    ])('%s may not', async (origin) => {
      expect(await preflight(origin, 'GET')).not.toHaveProperty('access-control-allow-origin');
      const answer = await headersOf(calls.category.list.path, { headers: { origin } });
      expect(answer).not.toHaveProperty('access-control-allow-origin');
    });
  });
});

describe('without TLS', () => {
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('nothing is upgraded, for nothing would answer there', async () => {
    const headers = await headersOf('/');

    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('an idle connection is kept longer than by the proxies of deploy/', async () => {
    const [, kept] = /timeout=(\d+)/.exec((await headersOf('/health/live'))['keep-alive'] ?? '') ?? [];
    const proxies = await Promise.all(
      [
        ['nginx/tokri.conf.template', /^ *keepalive_timeout (\d+)s;$/m],
        ['kubernetes/gateway.yaml', /connectionIdleTimeout: (\d+)s/],
      ].map(async ([file, pattern]) =>
        Number(new RegExp(pattern ?? '').exec(await readFile(`deploy/${file}`, 'utf8'))?.[1]),
      ),
    );

    expect(Math.max(...proxies)).toBeLessThan(Number(kept));
  });

  test('no other origin may call where none is set', async () => {
    for (const origin of ['https://evil.example', 'null', shop.url]) {
      const answer = await headersOf('/api/category/get', { headers: { origin } });
      expect(answer).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('no answer of a call is kept by anybody, whoever asks and whether it is refused', async () => {
    const admin = await shop.admin();
    const kept: string[] = [];
    for (const row of allCalls.filter(({ stream, id }) => !stream && id !== 'user.logout'))
      for (const token of [undefined, admin.token]) {
        const { headers } = await get(row.path, {
          method: row.method,
          headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
          ...(row.method !== 'GET' && { body: '{}' }),
        });
        if (headers.get('cache-control') !== 'no-store')
          kept.push(`${row.id} ${headers.get('cache-control')}`);
      }

    expect(kept).toEqual([]);
  });

  test('W-29 an upload is served as an image only, to everybody', async () => {
    const url = await uploadOf(await shop.admin())(await sharp(plain).png().toBuffer());

    expect(await headersOf(url)).toMatchObject({
      'content-type': expect.stringMatching(/^image\//),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });
});
