import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { CALL } from '../api/common/call.js';
import { allCalls, type Call } from '../contract/calls.js';
import type { TestCustomer } from './support/customer.js';
import { listenTo } from './support/listen.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let customer: TestCustomer;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  [customer, admin] = [await shop.customer(), await shop.admin()];
});
afterAll(() => shop.close());

const rows = allCalls.map((row) => [`${row.method} ${row.path}`, row] as const);

/** Lists every method of every controller that Nest serves. */
const handlers = () =>
  [...shop.app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype, name }) => {
      const prototype = metatype?.prototype as Record<string, unknown>;
      return Object.getOwnPropertyNames(prototype)
        .filter((method) => Reflect.hasMetadata('path', Object(prototype[method])))
        .map((method) => ({
          name: `${String(name)}.${method}`,
          handler: Object(prototype[method]) as object,
        }));
    });

describe('the table of calls', () => {
  test('has a row for every handler, and a handler for every row', () => {
    const served = handlers().map(
      ({ handler }) => (Reflect.getMetadata(CALL, handler) as Call | undefined)?.id,
    );
    expect(served.sort()).toEqual(allCalls.map(({ id }) => id).sort());
  });

  test.each(rows.filter(([, { stream }]) => stream))(
    '%s opens a stream for whom it is for',
    async (_, row) => {
      const listener = await listenTo(shop.url + row.path, admin.token);
      expect(listener.status).toBe(200);
      listener.close();
    },
  );

  test.each(rows.filter(([, { download, method }]) => download && method === 'GET'))(
    '%s answers a file',
    async (_, row) => {
      const headers = { authorization: `Bearer ${admin.token}` };
      const response = await fetch(shop.url + row.path, { headers });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining(row.download ?? ''),
      ]);
      await response.arrayBuffer();
    },
  );

  test.each(rows.filter(([, { stream, download, method }]) => !stream && !(download && method === 'GET')))(
    '%s answers whom it is for',
    async (_, row) => {
      const caller = row.id === 'user.logout' ? await shop.customer() : admin;
      const token = row.access === 'refresh' ? customer.refreshToken : caller.token;
      const { status, json } = await shop.call(row, {
        token,
        wrongBody: row.method === 'GET' ? undefined : {},
      });
      expect(json).toMatchObject({
        success: status === 200,
        error: status !== 200,
        message: expect.any(String),
      });
      expect([200, 400, 415]).toContain(status);
    },
  );

  test.each(rows.filter(([, { access }]) => access !== 'public'))(
    '%s refuses nobody in particular',
    async (_, row) => {
      for (const token of [
        undefined,
        '',
        'x.y.z',
        row.access === 'refresh' ? customer.token : customer.refreshToken,
      ]) {
        const answer = await shop.call(row, { token });
        expect(answer).toMatchObject({
          status: 401,
          json: { success: false, error: true, message: expect.any(String) },
        });
      }
    },
  );

  test.each(rows.filter(([, { access }]) => access === 'admin'))(
    'S-128 W-26 %s refuses a customer',
    async (_, row) => {
      const answer = await customer.call(row);
      expect(answer).toMatchObject({
        status: 403,
        json: { code: 'forbidden', message: 'Do not have permission' },
      });
    },
  );

  test.each(rows)('%s says which methods its path takes instead of another', async (_, { path, method }) => {
    const taken = allCalls.filter((row) => row.path === path).map((row) => row.method);
    for (const other of [method === 'PUT' ? 'POST' : 'PUT', 'PATCH', 'QUERY']) {
      const response = await fetch(shop.url + path, { method: other });
      expect([other, response.status, response.headers.get('allow')]).toEqual([other, 405, taken.join(', ')]);
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'methodNotAllowed',
        message: expect.stringContaining(method),
      });
    }
  });
});

test.each(['/api/%E0%A4%A', '/api/product/%', '/%c0%af', '/media/%zz'])(
  'a malformed address, %s, gets an error in the usual shape',
  async (path) => {
    const response = await fetch(shop.url + path);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { success: false, error: true, code: 'invalid', message: expect.stringContaining('address') },
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const hindi = await fetch(shop.url + path, { headers: { 'accept-language': 'hi' } });
    expect(((await hindi.json()) as { message: string }).message).toContain('पता');
  },
);

test('S-131 what is not there is a 404 in the same shape, in the API and beside it', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/product/nothing'],
    ['DELETE', '/'],
    ['GET', '/media/x'],
  ] as const) {
    const response = await fetch(shop.url + path, { method });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { success: false, error: true, code: 'notFound' },
    ]);
  }
});
