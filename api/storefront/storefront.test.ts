import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { useStorefront } from './storefront.js';

const script = 'console.log("tokri");\n'.repeat(100);
const page = '<!doctype html><title>Tokri</title>';

let above: string;
let fastify: FastifyInstance;
let url: string;

const serve = async (folder: string) => {
  const server = Fastify();
  await useStorefront(server, { folder });
  return { server, address: await server.listen({ port: 0, host: '127.0.0.1' }) };
};

beforeAll(async () => {
  above = await mkdtemp(path.join(tmpdir(), 'tokri-web-'));
  const folder = path.join(above, 'web');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'web/index.html': page,
    'web/icon.svg': '<svg/>',
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
    for (const address of [
      '/',
      '/search?q=milk',
      '/dashboard/profile',
      '/Dairy-64b0/Milk-%26-More-64b1',
      '/product/No.1-rice-64b0c',
    ]) {
      const answer = await get(address, { accept: 'text/html,application/xhtml+xml' });
      const { status, headers } = answer;
      expect([address, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(await answer.text()).toBe(page);
    }
  });

  test('sends hashed files to be kept for good, the smallest encoding that the browser takes', async () => {
    for (const [taken, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get('/assets/main-abc.js', { 'accept-encoding': taken });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(script);
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

  test('sends nothing again that the browser has', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
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
    expect((await get('/search', { accept: 'application/json' })).status).toBe(404);
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
