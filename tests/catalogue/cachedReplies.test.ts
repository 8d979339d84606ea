import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let closed: Promise<void> | undefined;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => closed ?? shop.close());

/** Makes a call and returns its answer as it came, compressed or not. */
const raw = async ({ method, path }: { method: string; path: string }, body?: object, headers = {}) => {
  const sent = request(shop.url + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
};

const page = { page: 1, limit: 20, search: '' };
const namesIn = (bytes: Buffer) =>
  (JSON.parse(bytes.toString()) as { data: { name: string }[] }).data.map(({ name }) => name);

test('a repeated call gets the same answer in each encoding, and says so to caches in between', async () => {
  await Promise.all(Array.from({ length: 5 }, (_, at) => shop.sells({ name: `Mango ${at}` })));
  const plain = [await raw(calls.product.list, page), await raw(calls.product.list, page)] as const;
  const br = { 'accept-encoding': 'br' };
  const small = [await raw(calls.product.list, page, br), await raw(calls.product.list, page, br)] as const;
  for (const { headers, bytes } of plain) {
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes).toEqual(plain[0].bytes);
  }
  for (const { headers, bytes } of small) {
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(brotliDecompressSync(bytes)).toEqual(plain[0].bytes);
  }
  for (const { headers } of [...plain, ...small])
    expect(headers).toMatchObject({
      vary: expect.stringContaining('Accept-Encoding'),
      'cache-control': 'no-store',
    });
});

test('a change of the catalogue is in the next answer', async () => {
  const kiwi = await shop.sells({ name: 'Kiwi' });
  const admin = await shop.admin();
  expect(namesIn((await raw(calls.product.list, page)).bytes)).toContain('Kiwi');
  granted(await admin.call(calls.product.update, { body: { _id: kiwi._id, name: 'Green kiwi' } }));
  expect(namesIn((await raw(calls.product.list, page)).bytes)).toContain('Green kiwi');
  granted(await admin.call(calls.product.remove, { body: { _id: kiwi._id } }));
  expect(namesIn((await raw(calls.product.list, page)).bytes)).not.toContain('Green kiwi');
});

test('a refused call is not kept', async () => {
  const productId = 'a'.repeat(24);
  const details = () => raw(calls.product.details, { productId });
  expect([(await details()).status, (await details()).status]).toEqual([404, 404]);
});

test('the list of categories has an ETag: 304 as long as nothing has changed', async () => {
  const ask = (etag = '') => raw(calls.category.list, undefined, etag ? { 'if-none-match': etag } : {});
  await ask();
  const { etag = '' } = (await ask()).headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(await ask(etag)).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
  const admin = await shop.admin();
  granted(
    await admin.call(calls.category.create, {
      body: { name: 'Fruit', image: 'https://images.example/fruit.png' },
    }),
  );
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

describe('a reply that is sent again', () => {
  /**
   * Leaves out what each answer has of its own, and what tells nothing without an allowed origin.
   */
  const comparable = ({
    date: _date,
    'x-request-id': id,
    'access-control-allow-credentials': _allowed,
    'access-control-expose-headers': _exposed,
    ...headers
  }: IncomingHttpHeaders) => {
    expect(id).toMatch(/^[\w-]{36}$/);
    return headers;
  };

  test.each([
    ['a list', calls.product.list, { ...page, search: 'again' }],
    ['the categories', calls.category.list, undefined],
  ] as const)('%s has the headers and bytes of the first', async (_, call, body) => {
    for (const headers of [{}, { 'accept-language': 'hi' }, { 'accept-encoding': 'gzip, br;q=0' }]) {
      const [first, again] = [await raw(call, body, headers), await raw(call, body, headers)];
      expect(again.status).toBe(200);
      expect(comparable(again.headers)).toEqual(comparable(first.headers));
      expect(again.bytes).toEqual(first.bytes);
    }
  });

  test('is found however its body arrives', async () => {
    const body = JSON.stringify(page);
    const answers = await Promise.all(
      [[body], [body.slice(0, 5), body.slice(5)], ['', body], [JSON.stringify(page, null, 1)]].map(
        async (parts) => {
          const sent = request(shop.url + calls.product.list.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'content-length': parts.join('').length },
          });
          sent.flushHeaders();
          for (const part of parts) {
            await pause(20);
            sent.write(part);
          }
          sent.end();
          const [answer] = (await once(sent, 'response')) as [IncomingMessage];
          return (await buffer(answer)).toString();
        },
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"success":true');
  });

  test('closes its connection when the shop began to close before the body came', async () => {
    const sent = () =>
      request(shop.url + calls.product.list.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': JSON.stringify(page).length },
        agent: new Agent({ keepAlive: true }),
      });
    const answerTo = async (asked: ClientRequest) => {
      const [answer] = (await once(asked.end(JSON.stringify(page)), 'response')) as [IncomingMessage];
      answer.resume();
      return answer;
    };
    expect((await answerTo(sent())).headers.connection).toBe('keep-alive');
    const server: Server = shop.app.get(HttpAdapterHost).httpAdapter.getHttpServer();
    const late = sent();
    const arrived = once(server, 'request');
    late.flushHeaders();
    await arrived;
    closed = shop.close();
    while (server.listening) await pause(5);
    expect((await answerTo(late)).headers.connection).toBe('close');
    await closed;
  });
});
