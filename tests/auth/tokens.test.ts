import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Keys } from '../../api/secrets/keys.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
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
    expect(json).toMatchObject({ error: true, code: 'unauthenticated', message: messages.local.pleaseLogin });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;
/** Signs a token with the shop's own key, which nobody outside has. */
const signed = (kind: 'access' | 'refresh', changes: object) => {
  const token = kind === 'access' ? mallory.token : mallory.refreshToken;
  const claims = { ...claimsOf(token), exp: inAnHour(), ...changes };
  return forge({ alg: 'HS256', typ: 'JWT' }, claims, shop.app.get(Keys).all[kind].export());
};

test('a signed token with its own claims opens the account', async () => {
  expect((await details(signed('access', {}))).status).toBe(200);
});

const odd: [string, object][] = [
  ['a sub that is no id', { sub: 'x' }],
  ['a sub that is a number', { sub: 7 }],
  ['a sub that is an operator', { sub: { $ne: null } }],
  ['no sub', { sub: undefined }],
  ['a sid that is an operator', { sid: { $ne: null } }],
  ['a sid that is a list', { sid: ['x'] }],
  ['no sid', { sid: undefined }],
  ['no exp', { exp: undefined }],
  ['an exp that is a text', { exp: 'never' }],
  ['an exp beyond all dates', { exp: 1e300 }],
  ['an exp that has passed', { exp: inAnHour() - 3_601 }],
];
test.each(odd)('a signed token with %s is refused', async (_, changes) => {
  expect((await details(signed('access', changes))).status).toBe(401);
  const token = signed('refresh', changes);
  expect((await shop.call(calls.user.refreshToken, { token })).status).toBe(401);
});

test('a signed refresh token whose jti is no text is refused', async () => {
  for (const jti of [undefined, 7, { $ne: null }]) {
    const token = signed('refresh', { jti });
    expect((await shop.call(calls.user.refreshToken, { token })).status).toBe(401);
  }
});

test('a token that an API machine with a fast clock would call expired is good, since MongoDB’s clock decides', async () => {
  const now = Date.now;
  try {
    Date.now = () => now() + 3_600_000;
    expect((await details(mallory.token)).status).toBe(200);
  } finally {
    Date.now = now;
  }
});

test('S-130 a bearer token opens what is closed without one', async () => {
  expect((await details()).status).toBe(401);
  expect((await details(mallory.token)).status).toBe(200);
});

test('a refresh token is no access token, and an access token refreshes nothing', async () => {
  expect((await details(mallory.refreshToken)).status).toBe(401);
  expect((await shop.call(calls.user.refreshToken, { token: mallory.token })).status).toBe(401);
});

test('the secret is kept in the data folder, for its owner only', async () => {
  const file = path.join(shop.dataDir, 'token-secret');

  expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
