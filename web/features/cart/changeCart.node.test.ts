import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CartLine } from '../../../contract/cart.js';
import { tryAgain } from '../../app/net/onlineStatus.js';
import { beginSession, endSession } from '../../app/session/session.js';
import { readItem, writeItem } from '../../app/session/storage.js';
import { sessionEnded } from '../../app/session/sessionSlice.js';
import { createStore, type Store } from '../../app/store.js';
import { type Heard, openShopServer, type Said, type ShopServer, tokenOf } from '../../support/shopServer.js';
import { cartApi } from './cartApi.js';
import { quantityOf, selectAccountLines } from './cartSelectors.js';
import { changeCart, resumeChanges } from './changeCart.js';
import { readGuestCart } from './guestCart.js';
import { changesKey, pendingChanges, storePending } from './storedCart.js';

const milk = { _id: 'a'.repeat(24), name: 'Milk', image: [], unit: '1 l', price: 60, discount: 10, stock: 5 };

const line = { _id: 'c'.repeat(24), quantity: 4, productId: milk, seenPrice: 54, unavailable: false };

let shop: ShopServer;
let store: Store;
let kept: CartLine[];
let holdBack: Promise<unknown>;

const said = (data?: unknown): Said => ({ json: { success: true, error: false, message: 'ok', data } });

/** Answers as the shop does, with a cart of one product. */
const answer = async ({ path, body }: Heard): Promise<Said> => {
  await holdBack;
  const { qty = 0 } = (body ?? {}) as { qty?: number };
  if (path.endsWith('/create') && !kept.length)
    kept = [{ _id: 'c'.repeat(24), quantity: 1, productId: milk, seenPrice: 54, unavailable: false }];
  if (path.endsWith('/update-qty')) kept = kept.map((line) => ({ ...line, quantity: qty }));
  if (path.endsWith('/delete-cart-item')) kept = [];
  return said(path.endsWith('/get') ? kept : undefined);
};

/** A proxy's page while the shop restarts. */
const restarting: Said = { status: 502, text: '<h1>Bad Gateway</h1>' };

const settled = async (tab = store) => {
  while (tab.getState().cart.sending.length) await new Promise((resolve) => setTimeout(resolve, 5));
};
const inCart = () => quantityOf(store.getState(), milk._id);
const changes = () =>
  shop.heard.filter(({ path }) => /^\/api\/(?!.*\/get$)/.test(path)).map(({ path }) => path.split('/').pop());

beforeEach(async () => {
  kept = [];
  holdBack = Promise.resolve();
  store = createStore();
  shop = await openShopServer(answer);
});
afterEach(async () => {
  store.dispatch(endSession());
  await shop.close();
});

const logIn = async (tab = store) => {
  tab.dispatch(beginSession({ access: tokenOf('me', 'a'), refresh: tokenOf('me', 'r') }));
  await tab.dispatch(cartApi.endpoints.getCart.initiate());
};

/** Holds the shop's answers back until the returned function is called. */
const hold = () => {
  let letGo: (value?: unknown) => void = () => undefined;
  holdBack = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
};

test('S-092 Add and one less are shown at once, and hold once the shop has answered', async () => {
  await logIn();
  store.dispatch(changeCart(milk, 1));
  expect(inCart()).toBe(1);
  await settled();
  expect(kept).toMatchObject([{ quantity: 1 }]);
  expect(selectAccountLines(store.getState())).toEqual(kept);
  store.dispatch(changeCart(milk, 0));
  expect(inCart()).toBe(0);
  await settled();
  expect(kept).toEqual([]);
});

test('a cart that was asked for before the change does not hide it', async () => {
  await logIn();
  let letGo: () => void = () => undefined;
  const changed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await shop.close();
  shop = await openShopServer((call) =>
    call.path.endsWith('/get') && !kept.length ? changed.then(() => said([])) : answer(call),
  );
  void store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
  store.dispatch(changeCart(milk, 1));
  while (!Object.values(store.getState().api.mutations).some((call) => call?.status === 'fulfilled'))
    await new Promise((resolve) => setTimeout(resolve, 5));
  letGo();
  await settled();
  expect(inCart()).toBe(1);
});

test('quick taps do not get ahead of each other: the last one counts', async () => {
  await logIn();
  const letGo = hold();
  for (const quantity of [1, 2, 3, 4, 3]) store.dispatch(changeCart(milk, quantity));
  expect(inCart()).toBe(3);
  letGo();
  await settled();
  expect(kept).toMatchObject([{ quantity: 3 }]);
  expect(inCart()).toBe(3);
  expect(changes()).toEqual(['create', 'update-qty']);
});

test('when the shop answers with an error, the cart shows the shop’s quantities', async () => {
  await logIn();
  store.dispatch(changeCart(milk, 2));
  await settled();
  kept = kept.map((line) => ({ ...line, quantity: 1 }));
  await shop.close();
  const full = { success: false, error: true, code: 'outOfStock', message: 'Not enough in stock: Milk' };
  shop = await openShopServer((call) =>
    call.path.endsWith('/get') ? answer(call) : { status: 409, json: full },
  );
  store.dispatch(changeCart(milk, 3));
  expect(inCart()).toBe(3);
  await settled();
  expect(inCart()).toBe(1);
});

// prettier-ignore
test.each([[true, [1], 4], [false, [1], 4], [false, [1, 2], 4], [false, [1, 2, 1], 1]] as const)(
  'what is added does not lower what the cart has, but a tap on less does; cart loaded: %s, taps: %j',
  async (isLoaded, taps, left) => {
    if (isLoaded) await logIn();
    kept = [line];
    void (isLoaded || logIn());
    for (const quantity of taps) store.dispatch(changeCart(milk, quantity));
    await settled();
    expect(inCart()).toBe(left);
  },
);

test('W-17 the quantity is limited to the stock', () => {
  store.dispatch(changeCart(milk, 9));
  expect(inCart()).toBe(5);
});

test('W-18 without an account the cart is kept in the browser, with the price that was seen', () => {
  store.dispatch(changeCart(milk, 2));
  expect(readGuestCart()).toEqual([
    { productId: milk._id, quantity: 2, seenPrice: 54, name: 'Milk', product: milk },
  ]);
  expect(shop.heard).toEqual([]);
});

const waiting = (userId = 'me') => pendingChanges(userId).map(({ quantity }) => quantity);
const callArrives = async (end: string) => {
  while (!shop.heard.some(({ path }) => path.endsWith(end)))
    await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('in several tabs', () => {
  type Locks = Pick<LockManager, 'request'>;
  const browserHas = (locks: unknown) => Object.assign(globalThis, { navigator: { locks } });
  const { navigator: own } = globalThis;
  afterEach(() => {
    Object.assign(globalThis, { navigator: own });
  });

  test('a stored change is sent once', async () => {
    let queue: Promise<unknown> = Promise.resolve();
    const request = (_name: string, work: () => Promise<unknown>) => (queue = queue.then(work));
    browserHas({ request } as Locks);
    const tabs = [store, createStore()];
    for (const tab of tabs) await logIn(tab);
    storePending('me', { product: milk, quantity: 2 });
    for (const tab of tabs) tab.dispatch(resumeChanges());
    for (const tab of tabs) await settled(tab);
    expect(changes()).toEqual(['create', 'update-qty']);
    for (const tab of tabs) expect(quantityOf(tab.getState(), milk._id)).toBe(2);
  });

  test.each([
    ['a newer change of another tab', () => storePending('me', { product: milk, quantity: 3 })],
    [
      'a change that another tab has written over',
      () => {
        const read = readItem(changesKey) ?? '';
        store.dispatch(changeCart(milk, 3));
        writeItem(changesKey, read);
      },
    ],
  ])('W-35 %s is sent', async (_what, change) => {
    kept = [line];
    await logIn();
    const letGo = hold();
    store.dispatch(changeCart(milk, 2));
    await callArrives('/update-qty');
    change();
    letGo();
    await settled();
    expect(kept).toMatchObject([{ quantity: 3 }]);
    expect(waiting()).toEqual([]);
  });

  test('a change is sent where the browser refuses locks', async () => {
    browserHas({ request: () => Promise.reject(new Error('SecurityError')) });
    await logIn();
    store.dispatch(changeCart(milk, 1));
    await settled();
    expect(kept).toMatchObject([{ quantity: 1 }]);
  });
});

test('a change that is confirmed after another customer has logged in leaves their changes alone', async () => {
  kept = [line];
  await logIn();
  const letGo = hold();
  store.dispatch(changeCart(milk, 2));
  await callArrives('/update-qty');
  store.dispatch(sessionEnded());
  store.dispatch(beginSession({ access: tokenOf('other', 'a'), refresh: tokenOf('other', 'r') }));
  storePending('other', { product: milk, quantity: 5 });
  store.dispatch(resumeChanges());
  letGo();
  await settled();
  expect(kept).toMatchObject([{ quantity: 5 }]);
  expect(waiting('other')).toEqual([]);
  expect(shop.heard.filter(({ path }) => path.endsWith('/update-qty'))).toHaveLength(2);
});

describe('while the shop is offline', () => {
  const goAway = async () => {
    await logIn();
    await shop.close();
  };
  const comeBack = async (answerNow: (call: Heard) => Said | Promise<Said> = answer) => {
    await shop.close();
    shop = await openShopServer(answerNow);
    while (!(await tryAgain())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  beforeAll(() => {
    Object.assign(globalThis, { window: new EventTarget() });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  test('a change shows at once and waits; the last quantity wins over other devices', async () => {
    await goAway();
    for (const quantity of [1, 2, 3]) store.dispatch(changeCart(milk, quantity));
    expect(inCart()).toBe(3);
    expect(waiting()).toEqual([3]);
    kept = [line];
    await comeBack();
    await settled();
    expect(kept).toMatchObject([{ quantity: 3 }]);
    expect(changes()).toEqual(['update-qty']);
    expect(waiting()).toEqual([]);
  });

  test('a change is sent by the next visit, which asks for the cart first', async () => {
    await goAway();
    store.dispatch(changeCart(milk, 1));
    kept = [line];
    store.dispatch(sessionEnded());
    await comeBack();
    await settled();
    expect(waiting()).toEqual([1]);
    store = createStore();
    store.dispatch(beginSession({ access: tokenOf('me', 'b'), refresh: tokenOf('me', 'r') }));
    store.dispatch(resumeChanges());
    await settled();
    expect(kept).toMatchObject([{ quantity: 1 }]);
    expect(waiting()).toEqual([]);
  });

  test('a change that another tab has sent is not sent again', async () => {
    await goAway();
    store.dispatch(changeCart(milk, 2));
    shop = await openShopServer(answer);
    const other = createStore();
    await logIn(other);
    other.dispatch(resumeChanges());
    await settled(other);
    expect(kept).toMatchObject([{ quantity: 2 }]);
    kept = []; // ordered
    await comeBack();
    await settled();
    expect(changes()).toEqual([]);
    expect(inCart()).toBe(0);
  });

  test('a change waits while the shop restarts', async () => {
    await goAway();
    shop = await openShopServer(() => restarting);
    store.dispatch(changeCart(milk, 2));
    await callArrives('/create');
    while (await tryAgain()) await new Promise((resolve) => setTimeout(resolve, 5)); // until the answer arrives
    expect([inCart(), waiting()]).toEqual([2, [2]]);
    await comeBack();
    await settled();
    expect(kept).toMatchObject([{ quantity: 2 }]);
  });

  test('a change waits again if the cart cannot be loaded', async () => {
    kept = [line];
    await goAway();
    store.dispatch(changeCart(milk, 2));
    let loads = 0;
    kept = [{ ...line, _id: 'd'.repeat(24) }]; // another device removed and added the product
    await comeBack((call) => (call.path.endsWith('/get') && loads++ === 0 ? restarting : answer(call)));
    await callArrives('/get');
    while (store.getState().cart.sending.length) {
      await tryAgain();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const sent = shop.heard.filter(({ path }) => path.endsWith('/update-qty'));
    expect(sent).toMatchObject([{ body: { _id: 'd'.repeat(24), qty: 2 } }]);
    expect(waiting()).toEqual([]);
  });

  test('a log-out drops the changes', async () => {
    await goAway();
    store.dispatch(changeCart(milk, 1));
    store.dispatch(endSession());
    expect(waiting()).toEqual([]);
    await comeBack();
    await settled();
    expect(changes()).toEqual([]);
  });
});
