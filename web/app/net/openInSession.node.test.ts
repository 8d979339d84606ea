import { afterEach, expect, test } from '@jest/globals';
import { calls } from '../../../contract/calls.js';
import { openShopServer, refusedToken, type ShopServer, tokenOf } from '../../support/shopServer.js';
import { beginSession, endSession } from '../session/session.js';
import { readTokens } from '../session/storage.js';
import { createStore } from '../store.js';
import { openInSession } from './openInSession.js';

const old = { access: tokenOf('me', 'old'), refresh: tokenOf('me', 'old refresh') };
const renewed = { access: tokenOf('me', 'new'), refresh: tokenOf('me', 'new refresh') };

let shop: ShopServer;
const store = createStore();
afterEach(async () => {
  store.dispatch(endSession());
  await shop.close();
});
const open = () => store.dispatch(openInSession(calls.product.export));

test('W-08 a file is asked for again with a renewed token', async () => {
  shop = await openShopServer(({ path, token }) => {
    if (path === calls.user.refreshToken.path)
      return {
        json: { success: true, data: { accessToken: renewed.access, refreshToken: renewed.refresh } },
      };
    return token === renewed.access ? { text: 'name\nMilk\n' } : refusedToken;
  });
  store.dispatch(beginSession(old));
  const { data } = await open();
  expect(await data?.text()).toBe('name\nMilk\n');
});

test('W-08 a file or a stream that finds the session over ends it, as every other call does', async () => {
  shop = await openShopServer(() => refusedToken);
  store.dispatch(beginSession(old));
  expect((await open()).error).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(store.getState().session.status).toBe('anonymous');
  expect(readTokens()).toEqual({});
});

test('an error is returned with its message', async () => {
  shop = await openShopServer(() => ({
    status: 403,
    json: { success: false, error: true, code: 'forbidden', message: 'Do not have permission' },
  }));
  store.dispatch(beginSession(old));
  expect((await open()).error).toMatchObject({ status: 403, message: 'Do not have permission' });
});
