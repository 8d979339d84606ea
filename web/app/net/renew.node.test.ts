import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openShopServer, type Said, type ShopServer, tokenOf } from '../../support/shopServer.js';
import { createStore, type Store } from '../store.js';
import { type Renewal, renewOnce } from './baseQuery.js';
import { beginSession, endSession } from '../session/session.js';
import { readTokens, writeTokens } from '../session/storage.js';

const tokensOf = (person: string, tag: string) => ({
  access: tokenOf(person, tag),
  refresh: tokenOf(person, `${tag} refresh`),
});
const old = tokensOf('asha', 'old');
const renewed = tokensOf('asha', 'new');
const renewal: Said = {
  json: { success: true, data: { accessToken: renewed.access, refreshToken: renewed.refresh } },
};

let shop: ShopServer;
let store: Store;

beforeEach(() => {
  store = createStore();
  store.dispatch(beginSession(old));
});
afterEach(async () => {
  store.dispatch(endSession());
  await shop.close();
});

/** Renews the session with an answer that arrives only after `meanwhile`. */
const renewedAfter = async (meanwhile: () => void, said: Said): Promise<Renewal> => {
  shop = await openShopServer(() => {
    meanwhile();
    return said;
  });
  return renewOnce(old.access);
};
const logOut = () => store.dispatch(endSession());

test('S-167 a renewal stores the new tokens', async () => {
  expect(await renewedAfter(() => undefined, renewal)).toEqual({ token: renewed.access });
  expect(readTokens()).toEqual(renewed);
});

test('S-090 a renewal that arrives after log-out writes nothing back', async () => {
  expect(await renewedAfter(logOut, renewal)).toMatchObject({ error: { code: 'aborted' } });
  expect(readTokens()).toEqual({});
});

test.each<[string, Said]>([
  ['granted', renewal],
  ['refused', { status: 401, json: { success: false, error: true, message: 'Please Login' } }],
])('W-08 a renewal %s too late does not touch the account that logged in meanwhile', async (_, said) => {
  const other = tokensOf('bina', 'first');
  const change = () => {
    logOut();
    store.dispatch(beginSession(other));
  };
  expect(await renewedAfter(change, said)).toMatchObject({ error: { code: 'aborted' } });
  expect(readTokens()).toEqual(other);
  expect(store.getState().session).toEqual({ status: 'customer', userId: 'bina' });
});

test.each<[string, Said]>([
  ['granted', renewal],
  ['refused', { status: 401, json: { success: false, error: true, message: 'Please Login' } }],
])(
  'W-08 where locks are missing, a renewal %s after another tab has renewed goes on with its token',
  async (_, said) => {
    const theirs = tokensOf('asha', 'of another tab');
    expect(await renewedAfter(() => writeTokens(theirs), said)).toEqual({ token: theirs.access });
    expect(readTokens()).toEqual(theirs);
  },
);
