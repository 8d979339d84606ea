import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Page } from './pages.service.js';
import { useSitemaps } from './sitemaps.js';
import { useStorefront } from './storefront.js';

const script = 'console.log("tokri");\n'.repeat(100);
const page = '<!doctype html><title>Tokri</title>';

/**
 * Returns public pages for `/` and categories, private ones for the cart and the dashboard, and missing ones
 * otherwise.
 */
const pageAt = (path: string): Page => {
  if (path.startsWith('/cart') || path.startsWith('/dashboard')) return { kind: 'private', path };
  if (path !== '/' && !path.endsWith('64b0')) return { kind: 'missing', title: 'Nothing' };
  const about = { title: `At ${path}`, path, heading: 'A shelf', description: 'Full', jsonLd: [] };
  return { kind: 'public', about: { ...about, link: `https://shop.example${path}` } };
};

let above: string;
let fastify: FastifyInstance;
let url: string;

const serve = async (folder: string) => {
  const server = Fastify();
  await useStorefront(server, pageAt, { folder });
  return { server, address: await server.listen({ port: 0, host: '127.0.0.1' }) };
};

beforeAll(async () => {
  above = await mkdtemp(path.join(tmpdir(), 'tokri-web-'));
  const folder = path.join(above, 'web');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'web/index.html': page,
    'web/icon.svg': '<svg/>',
    'web/sw.js': script,
    'web/manifest.webmanifest': '{}',
    'web/.env': 'SECRET=1',
    'web/assets/main-abc.js': script,
    'web/assets/main-abc.js.br': brotliCompressSync(script),
    'web/assets/main-abc.js.gz': gzipSync(script),
    'package.json': '{"dependencies":{}}',
  };
  for (const [name, contents] of Object.entries(files)) await writeFile(path.join(above, name), contents);
  ({ server: fastify, address: url } = await serve(folder));
});
afterAll(async () => {
  await fastify.close();
  await rm(above, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + address, { headers: { accept: '*/*', 'accept-encoding': 'identity', ...headers }, method });

describe('the storefront', () => {
  test('answers its page for every address that a browser opens, and asks to look again each time', async () => {
    const id = '64b0'.repeat(6);
    for (const [address, status, title] of [
      ['/', 200, 'At /'],
      [`/Dairy-${id}/Milk-%26-More-${id}`, 200, `At /Dairy-${id}/Milk-%26-More-${id}`],
      [`/product/.5%2F.1-rice-${id}`, 200, `At /product/.5%2F.1-rice-${id}`],
      [`/health%2Fbeauty-${id}`, 200, `At /health%2Fbeauty-${id}`],
      ['/cart', 200, 'Tokri'],
      ['/dashboard/profile', 200, 'Tokri'],
      ['/nowhere', 404, 'Nothing'],
    ] as const) {
      const answer = await get(address, { accept: 'text/html,application/xhtml+xml' });
      const { headers } = answer;
      expect([address, answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        address,
        status,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(await answer.text()).toContain(`>${title}</title>`);
      const zipped = await get(address, { 'accept-encoding': 'gzip', accept: 'text/html' });
      expect(await zipped.text()).toContain(`>${title}</title>`);
    }
  });

  test('sends hashed files to be kept for good, the smallest encoding that the browser takes', async () => {
    for (const [taken, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
      ['br;q=0, gzip;q=0.0', null],
    ] as const) {
      const answer = await get('/assets/main-abc.js', { 'accept-encoding': taken });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(script);
    }
  });

  test('asks browsers to look again each time for the service worker and the manifest', async () => {
    for (const [address, type] of [
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ] as const) {
      const { headers } = await get(address);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-cache']);
    }
  });

  test('answers HEAD like GET, without the body', async () => {
    const answer = await get('/assets/main-abc.js', {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      String(script.length),
      '',
    ]);
    expect((await get('/cart', {}, 'HEAD')).status).toBe(200);
  });

  test('sends nothing again that the browser has; that nothing is there it says each time', async () => {
    for (const address of ['/', '/cart', '/icon.svg']) {
      const etag = (await get(address)).headers.get('etag') ?? '';
      expect([address, (await get(address, { 'if-none-match': etag })).status]).toEqual([address, 304]);
    }
    const nowhere = await get('/nowhere');
    const etag = nowhere.headers.get('etag') ?? '*';
    expect([nowhere.status, (await get('/nowhere', { 'if-none-match': etag })).status]).toEqual([404, 404]);
  });

  test('its file stands at the root, and how files are packed is nobody’s address', async () => {
    const answer = await fetch(`${url}/index.html`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/']);
    for (const twin of ['br', 'gz']) expect((await get(`/assets/main-abc.js.${twin}`)).status).toBe(404);
  });

  test('an address of nothing but slashes keeps nobody waiting', async () => {
    expect((await get(`/x${'/'.repeat(12_000)}x`)).status).toBe(404);
  });

  test('has no page for files that are not there, for the API, for pictures, and for who wants no page', async () => {
    for (const address of [
      '/assets/gone.js',
      '/favicon.ico',
      '/.git/config',
      '/.well-known/x',
      '/api/nothing',
      '/media/x',
      '/health/x',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    expect((await get('/cart', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/cart', { accept: 'TEXT/*' })).status).toBe(200);
    expect((await get('/', {}, 'POST')).status).toBe(404);
  });

  test('H3 never opens a file outside', async () => {
    for (const address of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/%00.js',
      '//etc/passwd',
      `/${encodeURIComponent(path.join(above, 'package.json'))}`,
    ]) {
      const answer = await get(address);
      expect([address, answer.status < 500, /dependencies|root:/.test(await answer.text())]).toEqual([
        address,
        true,
        false,
      ]);
    }
  });
});

test('a storefront that is not built says how to build it', async () => {
  const { server, address } = await serve(path.join(above, 'nowhere'));
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('npm run build')]);
  await server.close();
});

test('a file of the sitemap goes through a thousand products at most', async () => {
  const ids = Array.from({ length: 2_500 }, (_, at) => at.toString(16).padStart(24, '0'));
  const looked: number[] = [];
  const products = (some: readonly string[]) => {
    looked.push(some.length);
    return [];
  };
  const server = Fastify();
  server.setNotFoundHandler((_, reply) => reply.status(404).send());
  const pages = {
    absolute: (path: string) => `https://shop.example${path}`,
    isReachable: true,
    listings: () => [],
  };
  useSitemaps(server, { state: { idsByCategory: () => ids, products } }, pages);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`${address}/sitemap.xml`)).text();
  const files = [...text.matchAll(/products-\d+\.xml/g)].map(([file]) => file);
  for (const file of files) await fetch(`${address}/sitemaps/${file}`);
  expect(looked).toEqual([1_000, 1_000, 500]);
  await server.close();
});
