import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limits } from '../../../contract/limits.js';
import { messages } from '../../../contract/messages/en.js';
import type { SavedProduct } from '../../../contract/savedProduct.js';
import { beginSession, endSession } from '../../app/session/session.js';
import { readItem, writeItem } from '../../app/session/storage.js';
import { createStore, type Store } from '../../app/store.js';
import { type Heard, openShopServer, type Said, type ShopServer, tokenOf } from '../../support/shopServer.js';
import { toldTexts } from '../../support/toldTexts.js';
import { carryOut } from './carryOut.js';
import { guestSavedKey, readGuestSaved, withChange, writeGuestSaved } from './guestSaved.js';
import { mergeGuestSaved } from './mergeGuestSaved.js';
import { savedApi } from './savedApi.js';
import { type SavedChange, savePending } from './savedSlice.js';
import { savedProducts } from './useSaved.js';

const [milk, bread] = ['a'.repeat(24), 'b'.repeat(24)];
const saved = (productId: string, favourite: boolean, quantity: number): SavedProduct => ({
  productId,
  favourite,
  quantity,
});

let shop: ShopServer;
let store: Store;
let account: SavedProduct[];
/** The statuses of the next changes and merges; after them the shop answers. */
let refusals: number[];
/** Whether the shop stores the next change without an answer. */
let unanswered: boolean;
let told: readonly string[];

const done = (data: unknown): Said => ({ json: { success: true, error: false, message: 'ok', data } });

/** Saves and merges like the shop. */
const answer = ({ path, body }: Heard): Said => {
  if (path.endsWith('/saved/get')) return done(account);
  const status = refusals.shift();
  if (status) return { status, json: { success: false, error: true, code: 'listFull', message: 'Full' } };
  if (path.endsWith('/saved/update')) account = withChange(account, body as SavedChange);
  if (unanswered) {
    unanswered = false;
    return { torn: true, text: 'lost' };
  }
  if (path.endsWith('/saved/merge')) account = (body as { products: SavedProduct[] }).products;
  return done({ products: account, left: 0 });
};

const logIn = () => store.dispatch(beginSession({ access: tokenOf('me', 'a'), refresh: tokenOf('me', 'r') }));
const load = () => store.dispatch(savedApi.endpoints.getSaved.initiate(undefined, { forceRefetch: true }));
const change = async (wanted: SavedChange) => {
  store.dispatch(savePending(wanted));
  await store.dispatch(carryOut(wanted, store.getState().session));
};
const shown = () => savedProducts(store.getState());
const pending = () => Object.values(store.getState().saved.pending).map(({ productId: _, ...rest }) => rest);
const requests = (path: string) => shop.heard.filter((call) => call.path.endsWith(path));

beforeEach(async () => {
  [account, refusals, unanswered] = [[], [], false];
  jest.spyOn(console, 'warn').mockReturnValue(); // failed calls are logged there
  told = await toldTexts();
  store = createStore();
  shop = await openShopServer(answer);
});
afterEach(async () => {
  store.dispatch(endSession());
  await shop.close();
  jest.restoreAllMocks();
});

test('a guest’s changes are kept in the browser, and what another tab saved stays', async () => {
  await change({ productId: milk, favourite: true });
  writeGuestSaved([...readGuestSaved(), saved(bread, false, 1)]);
  await change({ productId: milk, quantity: 3 });
  expect(readGuestSaved()).toEqual([saved(milk, true, 3), saved(bread, false, 1)]);
  expect(shown()).toEqual(readGuestSaved());
  expect(shop.heard).toEqual([]);
});

test('a guest’s full list is told and stays as it is', async () => {
  const full = Array.from({ length: limits.weeklyList }, (_, at) =>
    saved(String(at).padStart(24, '0'), false, 1),
  );
  writeGuestSaved(full);
  await change({ productId: milk, quantity: 1 });
  expect(readGuestSaved()).toEqual(full);
  expect(pending()).toEqual([{}]);
  expect(told).toEqual([messages.errors.listFull]);
});

test('a customer’s change goes to the shop alone, and is shown before the list is loaded again', async () => {
  logIn();
  await load();
  await change({ productId: milk, favourite: true });
  expect(account).toEqual([saved(milk, true, 0)]);
  expect(shown()).toEqual(account);
  expect(pending()).toEqual([{}]);
  expect(readItem(guestSavedKey)).toBeUndefined();
  expect(requests('/saved/get')).toHaveLength(1);
});

test('a change that the shop refuses is put back and told; a newer one stays', async () => {
  logIn();
  await load();
  refusals = [409];
  const first = change({ productId: milk, quantity: 1 });
  store.dispatch(savePending({ productId: milk, favourite: true }));
  await first;
  expect(pending()).toEqual([{ favourite: true }]);
  expect(shown()).toEqual([]);
  expect(told).toEqual(['Full']);
});

test('a change made while the list loads is not lost by the older list', async () => {
  logIn();
  const loading = load();
  await Promise.all([change({ productId: milk, favourite: true }), loading]);
  expect(shown()).toEqual([saved(milk, true, 0)]);
});

test('at login a guest’s products go into the account, once, and leave the browser', async () => {
  writeGuestSaved([saved(milk, true, 2)]);
  logIn();
  await Promise.all([store.dispatch(mergeGuestSaved()), store.dispatch(mergeGuestSaved())]);
  await store.dispatch(mergeGuestSaved());
  expect(account).toEqual([saved(milk, true, 2)]);
  expect(shown()).toEqual(account);
  expect(readGuestSaved()).toEqual([]);
});

test('a merge that fails keeps the products, tells so, and is made again', async () => {
  writeGuestSaved([saved(milk, true, 2)]);
  refusals = [503];
  logIn();
  await store.dispatch(mergeGuestSaved());
  expect(readGuestSaved()).toEqual([saved(milk, true, 2)]);
  expect(told).toEqual([messages.web.saved.notMerged]);
  await store.dispatch(mergeGuestSaved());
  expect(account).toEqual([saved(milk, true, 2)]);
  expect(readGuestSaved()).toEqual([]);
});

test('a change that the shop stored without an answer is shown', async () => {
  logIn();
  await load();
  unanswered = true;
  await change({ productId: milk, quantity: 2 });
  expect(shown()).toEqual([saved(milk, false, 2)]);
  expect(requests('/saved/get')).toHaveLength(2);
});

test('a change that waits while its session ends is dropped: neither a guest nor the next account gets it', async () => {
  let queue = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => Promise<void>) => {
      queue = queue.then(work);
      return queue;
    },
  };
  const { navigator } = globalThis;
  Object.assign(globalThis, { navigator: { locks } });
  try {
    logIn();
    const first = change({ productId: milk, favourite: true });
    const second = change({ productId: milk, quantity: 2 });
    store.dispatch(endSession());
    await Promise.all([first, second]);
    expect(readItem(guestSavedKey)).toBeUndefined();

    logIn();
    const third = change({ productId: bread, quantity: 1 });
    const fourth = change({ productId: bread, quantity: 2 });
    store.dispatch(endSession());
    store.dispatch(beginSession({ access: tokenOf('you', 'a'), refresh: tokenOf('you', 'r') }));
    await Promise.all([third, fourth]);
    expect(requests('/saved/update').map(({ body }) => body)).not.toContainEqual({
      productId: bread,
      quantity: 2,
    });
  } finally {
    Object.assign(globalThis, { navigator });
  }
});

test('a guest’s change that waits while the guest logs in is not the account’s', async () => {
  const presser = store.getState().session;
  logIn();
  await store.dispatch(carryOut({ productId: milk, favourite: true }, presser));
  expect(account).toEqual([]);
  expect(pending()).toEqual([]);
});

test('a log-out leaves nothing of a guest’s saved products in the memory', async () => {
  await change({ productId: milk, favourite: true });
  logIn();
  store.dispatch(endSession());
  expect(store.getState().saved.guest).toEqual([]);
});

test('a log-out leaves nothing of the account', async () => {
  account = [saved(milk, true, 2)];
  writeItem(guestSavedKey, JSON.stringify([saved(bread, true, 0)]));
  logIn();
  await load();
  store.dispatch(endSession());
  expect(shown() ?? []).toEqual([]);
  expect(readGuestSaved()).toEqual([]);
});
