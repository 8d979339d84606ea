import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allCalls, calls } from '../../contract/calls.js';
import { texts } from '../../contract/texts/en.js';
import type { TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf, forge } from '../support/tokens.js';

let shop: TestShop;
let mallory: TestCustomer;

beforeAll(async () => {
  shop = await openTestShop();
  mallory = await shop.customer('Mallory');
});
afterAll(() => shop.close());

const details = (token?: string) => shop.call(calls.user.details, { token });

describe('a forged token is refused', () => {
  const up = () => ({ ...claimsOf(mallory.token), role: 'ADMIN' });
  const parts = () => mallory.token.split('.');
  const jwt = { alg: 'HS256', typ: 'JWT' };
  const forgeries: [string, () => string][] = [
    ['alg none', () => `${forge({ alg: 'none' }, up(), 'x').split('.').slice(0, 2).join('.')}.`],
    ['alg none in odd case, signed', () => forge({ alg: 'NoNe' }, up(), 'x')],
    [
      'other claims under the old signature',
      () => `${parts()[0]}.${forge(jwt, up(), 'x').split('.')[1]}.${parts()[2]}`,
    ],
    ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['an empty secret', () => forge(jwt, up(), '')],
    ['a weak secret', () => forge(jwt, up(), 'secret')],
    ['another hash', () => forge({ alg: 'HS512' }, up(), 'secret', 'sha512')],
    ['a path as key id', () => forge({ ...jwt, kid: '../../../dev/null' }, up(), '')],
    ['its own key', () => forge({ ...jwt, jwk: { kty: 'oct', k: 'AA' } }, up(), Buffer.from([0]))],
    ['no token at all', () => 'x.y.z'],
    ['something long', () => 'a'.repeat(9_000)],
  ];

  test.each(forgeries)('%s', async (_, forgery) => {
    const { status, json, headers } = await details(forgery());

    expect(status).toBe(401);
    expect(json).toMatchObject({ error: true, code: 'unauthenticated', message: texts.local.pleaseLogin });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

test('S-130 a bearer token opens what is closed without one', async () => {
  expect((await details()).status).toBe(401);
  expect((await details(mallory.token)).status).toBe(200);
});

test('a refresh token is no access token, and an access token refreshes nothing', async () => {
  expect((await details(mallory.refreshToken)).status).toBe(401);
  expect((await shop.call(calls.user.refreshToken, { token: mallory.token })).status).toBe(401);
});

test.each(allCalls.filter(({ access }) => access === 'admin'))(
  'S-128 W-26 $path is for admins only',
  async (row) => {
    const body = { wrongBody: row.method === 'GET' ? undefined : {} };

    expect((await shop.call(row, body)).status).toBe(401);
    expect(await mallory.call(row, body)).toMatchObject({
      status: 403,
      json: { message: texts.local.noPermission },
    });
  },
);

test.each(allCalls.filter(({ access }) => access === 'user'))('$path wants a login', async (row) => {
  expect((await shop.call(row, { wrongBody: row.method === 'GET' ? undefined : {} })).status).toBe(401);
});

test('the secret is kept in the data folder, for its owner only', async () => {
  const file = path.join(shop.dataDir, 'token-secret');

  expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
