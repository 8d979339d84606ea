import { afterEach, expect, jest, test } from '@jest/globals';
import { calls } from '../../../contract/calls.js';
import { openShopServer, type ShopServer, tokenOf } from '../../support/shopServer.js';
import { beginSession, endSession } from '../session/session.js';
import { createStore } from '../store.js';
import { followStream } from './eventStream.js';

let shop: ShopServer;
const store = createStore();
const closing = new AbortController();
afterEach(async () => {
  jest.useRealTimers();
  closing.abort();
  store.dispatch(endSession());
  await shop.close();
});

test('a stream that the shop ended is opened again after the time that the shop asked for', async () => {
  let opened = 0;
  const losses: (() => void)[] = [];
  const loss = () => new Promise<void>((resolve) => losses.push(resolve));
  const [first, second] = [loss(), loss()];
  shop = await openShopServer(() => {
    opened += 1;
    return { text: ': open\n\nid: 1\nretry: 60000\n\n' };
  });
  store.dispatch(beginSession({ access: tokenOf('me', 'a'), refresh: tokenOf('me', 'r') }));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const listening = { onOpen: () => {}, onEvent: () => {}, onLost: () => losses.shift()?.() };
  void store.dispatch(followStream(calls.order.follow, listening, closing.signal));
  await first;
  await jest.advanceTimersByTimeAsync(59_999);
  expect(opened).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await second;
  expect(opened).toBe(2);
});
