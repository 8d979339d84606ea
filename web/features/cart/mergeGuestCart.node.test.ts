import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mergeCart } from '../../../contract/cart.js';
import { messages } from '../../../contract/messages/en.js';
import { tryAgain } from '../../app/net/onlineStatus.js';
import { beginSession, endSession } from '../../app/session/session.js';
import { sessionEnded, sessionLeft } from '../../app/session/sessionSlice.js';
import { readItem, writeItem } from '../../app/session/storage.js';
import { createStore, type Store } from '../../app/store.js';
import { type Heard, openShopServer, type Said, type ShopServer, tokenOf } from '../../support/shopServer.js';
import { toldTexts } from '../../support/toldTexts.js';
import { guestCartRead } from './cartSlice.js';
import { readGuestCart, writeGuestCart } from './guestCart.js';
import { mergeGuestCart, sendGuestCart } from './mergeGuestCart.js';

type Quantities = Record<string, number>;
type Way = 'answers' | 'carries out, unheard' | 'hears nothing' | 'refuses';

const [milk, bread] = ['a'.repeat(24), 'b'.repeat(24)];
const guestHas = (quantities: Quantities) =>
  writeGuestCart(
    Object.entries(quantities).map(([productId, quantity]) => ({
      productId,
      quantity,
      seenPrice: 50,
      name: 'x',
    })),
  );

let shop: ShopServer;
let store: Store;
let account: Quantities;
let known: Set<string>;
/** The results of the next merges; after them the shop answers. */
let ways: Way[];
let meanwhile: () => void;

const carryOut = (body: unknown) => {
  const { mergeId = '', lines } = mergeCart.parse(body);
  if (known.has(mergeId)) return;
  known.add(mergeId);
  for (const { productId, quantity } of lines) account[productId] = (account[productId] ?? 0) + quantity;
};

/** Merges like the shop: once for each id. */
const answer = ({ path, body }: Heard): Said => {
  if (!path.endsWith('/merge')) return { json: { success: true, error: false, message: 'ok', data: [] } };
  meanwhile();
  const way = ways.shift() ?? 'answers';
  if (way === 'refuses')
    return { status: 503, json: { success: false, error: true, code: 'notReady', message: 'later' } };
  if (way !== 'hears nothing') carryOut(body);
  const data = { added: 1, capped: [], gone: 0 };
  return { json: { success: true, error: false, message: 'ok', data }, torn: way !== 'answers' };
};

const tokens = { access: tokenOf('me', 'a'), refresh: tokenOf('me', 'r') };
const merge = async () => {
  store.dispatch(beginSession(tokens));
  return store.dispatch(sendGuestCart());
};
const sent = () =>
  shop.heard.filter(({ path }) => path.endsWith('/merge')).map(({ body }) => mergeCart.parse(body));
const ids = () => sent().map(({ mergeId }) => mergeId);

beforeEach(async () => {
  [account, known, ways, meanwhile] = [{}, new Set(), [], () => undefined];
  jest.spyOn(console, 'warn').mockReturnValue(); // lost answers are logged there
  store = createStore();
  shop = await openShopServer(answer);
});
afterEach(async () => {
  store.dispatch(endSession());
  await shop.close();
  jest.restoreAllMocks();
});

test("W-18 a guest's cart goes into the account's, with an id, and is forgotten here", async () => {
  guestHas({ [milk]: 2, [bread]: 1 });
  await merge();
  expect(account).toEqual({ [milk]: 2, [bread]: 1 });
  expect(ids()).toEqual([expect.any(String)]);
  expect(readGuestCart()).toEqual([]);
  expect(store.getState().cart.guest).toEqual([]);
});

test('W-18 the next cart has another id', async () => {
  for (let time = 0; time < 2; time++) {
    guestHas({ [milk]: 1 });
    await merge();
  }
  expect(new Set(ids()).size).toBe(2);
  expect(account).toEqual({ [milk]: 2 });
});

test('W-18 after a lost answer the same is sent under the same id, and counts once', async () => {
  ways = ['carries out, unheard', 'hears nothing', 'refuses'];
  guestHas({ [milk]: 2 });
  for (let time = 0; time < 3; time++) {
    expect(await merge()).toBe(false);
    expect(readGuestCart()).toMatchObject([{ productId: milk, quantity: 2 }]);
  }
  expect(await merge()).toBe(true);
  expect(sent()).toHaveLength(4);
  expect(new Set(ids()).size).toBe(1);
  expect(account).toEqual({ [milk]: 2 });
  expect(readGuestCart()).toEqual([]);
});

test('W-18 without an answer the cart of the guest waits, and is merged and loaded once the shop is back', async () => {
  Object.assign(globalThis, { window: new EventTarget() });
  ways = ['hears nothing'];
  guestHas({ [milk]: 2 });
  store.dispatch(guestCartRead(readGuestCart()));
  store.dispatch(beginSession(tokens));
  expect(await store.dispatch(sendGuestCart())).toBe(false);
  expect(store.getState().cart.guest).toHaveLength(1);

  ways = ['hears nothing'];
  let merged = false;
  void store.dispatch(mergeGuestCart()).then(() => (merged = true));
  while (!merged) {
    await tryAgain();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(account).toEqual({ [milk]: 2 });
  expect(store.getState().cart.guest).toEqual([]);
  expect(shop.heard.at(-1)?.path).toMatch(/\/get$/);
  Reflect.deleteProperty(globalThis, 'window');
});

test.each<[Way]>([['carries out, unheard'], ['hears nothing']])(
  'W-18 what is added after a merge that the shop %s neither counts twice nor is lost',
  async (way) => {
    ways = [way];
    guestHas({ [milk]: 2 });
    await merge();
    guestHas({ [milk]: 5, [bread]: 1 });
    await merge();
    expect(account).toEqual({ [milk]: 5, [bread]: 1 });
    const [first, repeat, rest] = ids();
    expect(repeat).toBe(first);
    expect(rest).not.toBe(first);
    expect(readGuestCart()).toEqual([]);
  },
);

test('W-18 what is taken out after a merge that nobody heard is not sent again', async () => {
  ways = ['hears nothing', 'hears nothing'];
  guestHas({ [milk]: 3, [bread]: 1 });
  await merge();
  guestHas({ [milk]: 1 });
  await merge();
  guestHas({});
  await merge();
  guestHas({ [bread]: 2 });
  await merge();
  expect(sent().map(({ lines }) => lines)).toEqual([
    [
      { productId: milk, quantity: 3 },
      { productId: bread, quantity: 1 },
    ],
    [{ productId: milk, quantity: 1 }],
    [{ productId: bread, quantity: 2 }],
  ]);
  expect(new Set(ids()).size).toBe(2);
  expect(account).toEqual({ [bread]: 2 });
});

test('W-18 what another tab adds while a merge is under way follows it', async () => {
  guestHas({ [milk]: 1 });
  meanwhile = () => {
    meanwhile = () => undefined;
    guestHas({ [milk]: 1, [bread]: 4 });
  };
  await merge();
  expect(account).toEqual({ [milk]: 1, [bread]: 4 });
  expect(readGuestCart()).toEqual([]);
});

test('W-18 two tabs that merge at once, where a browser has no locks, merge once', async () => {
  guestHas({ [milk]: 1 });
  meanwhile = () => {
    meanwhile = () => undefined;
    guestHas({ [milk]: 3 });
  };
  await Promise.all([merge(), merge()]);
  expect(account).toEqual({ [milk]: 3 });
  expect(readGuestCart()).toEqual([]);
});

test('S-090 a cart begun after logging out is left alone by a merge that is confirmed later', async () => {
  guestHas({ [milk]: 1 });
  meanwhile = () => {
    store.dispatch(endSession());
    guestHas({ [milk]: 3 });
  };
  await merge();
  expect(readGuestCart()).toMatchObject([{ productId: milk, quantity: 3 }]);
  expect(sent()).toHaveLength(1);
});

test('W-18 the id outlives a session that ended by itself', async () => {
  ways = ['carries out, unheard'];
  guestHas({ [milk]: 2 });
  await merge();
  store.dispatch(sessionEnded());
  await merge();
  expect(account).toEqual({ [milk]: 2 });
});

test.each([
  ['no JSON', '[{'],
  ['another shape', '7'],
  ['an id that is none', JSON.stringify({ mergeId: 'x', lines: [{ productId: milk, quantity: 1 }] })],
  [
    'lines that are none',
    JSON.stringify({ mergeId: randomUUID(), lines: [{}, { productId: milk, quantity: 0.5 }] }),
  ],
])('%s in storage is no merge', async (_what, stored) => {
  writeItem('guestcart-merge', stored);
  guestHas({ [milk]: 2 });
  await merge();
  expect(account).toEqual({ [milk]: 2 });
  expect(readItem('guestcart-merge')).toBeUndefined();
});

test('a log-out while a merge is running is not reported as a failure', async () => {
  const said = await toldTexts();
  ways = ['refuses', 'refuses'];
  guestHas({ [milk]: 1 });
  await merge();
  meanwhile = () => store.dispatch(sessionLeft());
  await merge();
  await new Promise(setImmediate);
  expect(said).toEqual([messages.web.cart.notMerged]);
});
