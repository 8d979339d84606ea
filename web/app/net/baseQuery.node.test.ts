import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { calls } from '../../../contract/calls.js';
import {
  openShopServer,
  refusedToken,
  type Said,
  type ShopServer,
  tokenOf,
} from '../../support/shopServer.js';
import { api } from '../api.js';
import { beginSession, endSession } from '../session/session.js';
import { readTokens, writeTokens } from '../session/storage.js';
import { createStore, type Store } from '../store.js';
import { type Renewal, renewOnce } from './baseQuery.js';
import { call, dataOf } from './call.js';
import { hasFailed, isAborted } from './failure.js';

const old = { access: tokenOf('me', 'old'), refresh: tokenOf('me', 'old refresh') };
const renewed = { access: tokenOf('me', 'new'), refresh: tokenOf('me', 'new refresh') };

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    testAddresses: build.query({ ...dataOf(calls.address.list), extraOptions: { failure: 'quiet' } }),
    testOrders: build.query({ ...dataOf(calls.order.list), extraOptions: { failure: 'quiet' } }),
    testSearch: build.query({
      ...call(calls.product.search),
      extraOptions: { failure: 'quiet', newestOnly: true },
    }),
  }),
}).endpoints;

const yes: Said = { json: { success: true, error: false, message: '', data: [] } };
const renewal: Said = {
  json: { success: true, data: { accessToken: renewed.access, refreshToken: renewed.refresh } },
};

let shop: ShopServer;
let store: Store;

beforeEach(() => {
  store = createStore();
});
afterEach(async () => {
  store.dispatch(endSession());
  await shop.close();
});

const askFor = {
  addresses: () => store.dispatch(endpoints.testAddresses.initiate()),
  orders: () => store.dispatch(endpoints.testOrders.initiate({})),
};
const renewals = () => shop.heard.filter(({ path }) => path === calls.user.refreshToken.path);

test('S-130 a stored token travels as a bearer', async () => {
  shop = await openShopServer(() => yes);
  store.dispatch(beginSession(old));
  await askFor.addresses();
  expect(shop.heard).toMatchObject([{ path: '/api/address/get', token: old.access }]);
});

test('S-167 W-08 calls in flight share one renewal, and each is sent once more', async () => {
  shop = await openShopServer(({ path, token }) => {
    if (path === calls.user.refreshToken.path) return renewal;
    return token === renewed.access ? yes : refusedToken;
  });
  store.dispatch(beginSession(old));

  const answers = await Promise.all([askFor.addresses(), askFor.orders()]);

  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
  expect(renewals()).toMatchObject([{ token: old.refresh }]);
  expect(readTokens()).toEqual(renewed);
});

test('W-08 a token that another tab has renewed is used instead of renewing again', async () => {
  shop = await openShopServer(({ token }) => {
    if (token === renewed.access) return yes;
    writeTokens(renewed);
    return refusedToken;
  });
  store.dispatch(beginSession(old));
  const { isSuccess } = await askFor.addresses();
  expect(isSuccess).toBe(true);
  expect(renewals()).toHaveLength(0);
});

test('W-08 when renewing is refused the session ends here, once for all calls', async () => {
  shop = await openShopServer(() => refusedToken);
  store.dispatch(beginSession(old));
  await Promise.all([askFor.addresses(), askFor.orders()]);
  expect(store.getState().session.status).toBe('anonymous');
  expect(readTokens()).toEqual({});
  expect(renewals()).toHaveLength(1);
});

test('W-08 a shop that cannot renew just now ends no session', async () => {
  shop = await openShopServer(({ path }) =>
    path === calls.user.refreshToken.path
      ? { status: 503, json: { success: false, error: true, code: 'notReady', message: 'later' } }
      : refusedToken,
  );
  store.dispatch(beginSession(old));
  const { error } = await askFor.addresses();
  expect(error).toMatchObject({ status: 503 });
  expect(store.getState().session.status).toBe('customer');
  expect(readTokens()).toEqual(old);
});

test('nothing is sent again in the name of another account that logged in meanwhile', async () => {
  const other = { access: tokenOf('somebody else', 'new'), refresh: tokenOf('somebody else', 'refresh') };
  shop = await openShopServer(() => {
    writeTokens(other);
    return refusedToken;
  });
  store.dispatch(beginSession(old));
  const { isError } = await askFor.addresses();
  expect(isError).toBe(true);
  expect(shop.heard.map(({ token }) => token)).not.toContain(other.access);
});

test('a late refusal does not log out another account that logged in meanwhile', async () => {
  const other = { access: tokenOf('somebody else', 'new'), refresh: tokenOf('somebody else', 'refresh') };
  shop = await openShopServer(({ path, token }) => {
    if (path === calls.user.refreshToken.path) return renewal;
    if (token === renewed.access) writeTokens(other);
    return refusedToken;
  });
  store.dispatch(beginSession(old));
  await askFor.addresses();
  expect(readTokens()).toEqual(other);
});

test('S-090 a log-out removes the customer’s data from memory', async () => {
  shop = await openShopServer(() => yes);
  store.dispatch(beginSession(old));
  await askFor.addresses();
  store.dispatch(endSession());
  expect(endpoints.testAddresses.select()(store.getState()).data).toBeUndefined();
});

test('W-21 a newer search ends the older', async () => {
  let answerFirst: (said: Said) => void = () => undefined;
  shop = await openShopServer(({ body }) =>
    (body as { search: string }).search === 'm'
      ? new Promise<Said>((resolve) => {
          answerFirst = resolve;
        })
      : yes,
  );
  const first = store.dispatch(endpoints.testSearch.initiate({ search: 'm' }));
  const second = store.dispatch(endpoints.testSearch.initiate({ search: 'mi' }));
  expect((await second).isSuccess).toBe(true);
  const { error } = await first;
  expect([isAborted(error), hasFailed(error)]).toEqual([true, false]);
  answerFirst(yes);
});

test('S-166 an error in an answer of 200 is a failure', async () => {
  shop = await openShopServer(() => ({ json: { success: false, error: true, message: 'no milk today' } }));
  const { error } = await askFor.addresses();
  expect(error).toMatchObject({ message: 'no milk today' });
});

test('W-20 a missing answer is reported as such', async () => {
  shop = await openShopServer(() => yes);
  await shop.close();
  const { error } = await askFor.addresses();
  expect(error).toMatchObject({ status: 0, code: 'offline' });
  shop = await openShopServer(() => yes);
});

/** Renews the session with an answer that arrives only after `meanwhile`. */
const renewedAfter = async (meanwhile: () => void, said: Said): Promise<Renewal> => {
  store.dispatch(beginSession(old));
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
  const other = { access: tokenOf('bina', 'first'), refresh: tokenOf('bina', 'first refresh') };
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
    const theirs = { access: tokenOf('me', 'theirs'), refresh: tokenOf('me', 'their refresh') };
    expect(await renewedAfter(() => writeTokens(theirs), said)).toEqual({ token: theirs.access });
    expect(readTokens()).toEqual(theirs);
  },
);
