import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import type { DeliveryPromise } from '../../contract/delivery.js';
import { useDeliveryPromise } from './delivery.js';
import { createStore, refetchOnReturn } from './store.js';

/** 26 November 2026, 8:55 am in India. */
const start = new Date('2026-11-26T03:25:00Z');
const minute = 60_000;

let answer: (() => Partial<DeliveryPromise>) | undefined;
let asked: number;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: start });
  asked = 0;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders the hook of the header, which stays on the screen, with a shop that answers by `answer`. */
const header = async () => {
  const store = createStore(async () => {
    asked += 1;
    if (!answer) throw new Error('the shop is away');
    const deliverBy = new Date(Date.now() + 10 * minute).toISOString();
    return {
      data: { pincode: '560001', served: true, minutes: 10, deliverBy, open: true, opens: null, ...answer() },
    };
  });
  stop = refetchOnReturn(store);
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useDeliveryPromise('560001'), { wrapper });
  const end = stop;
  stop = () => {
    unmount();
    end();
  };
  await wait(100);
  return () => result.current.promise;
};

test('the promise of a page that stays open is renewed every minute', async () => {
  answer = () => ({ minutes: 10 });
  const promise = await header();
  expect(promise()?.minutes).toBe(10);
  answer = () => ({ minutes: 25 });
  await wait(minute);
  expect(promise()?.minutes).toBe(25);
});

test('nothing is asked while the page is out of view, and again when it comes back', async () => {
  answer = () => ({ minutes: 10 });
  const promise = await header();
  const turn = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
  };
  turn('hidden');
  const before = asked;
  answer = () => ({ minutes: 25 });
  await wait(2 * minute);
  expect(asked).toBe(before);
  turn('visible');
  await wait(100);
  expect(promise()?.minutes).toBe(25);
});

test('a promise is dropped when the shop has not renewed it for three minutes, and comes back with the shop', async () => {
  answer = () => ({});
  const promise = await header();
  answer = undefined;
  await wait(2 * minute);
  expect(promise()).toBeDefined();
  await wait(minute + 20_000);
  expect(promise()).toBeUndefined();
  answer = () => ({});
  await wait(minute);
  expect(promise()).toBeDefined();
});

test('the shop is asked again at the opening that it has named', async () => {
  const opens = new Date(start.getTime() + 20_000).toISOString();
  answer = () => ({ open: false, opens });
  const promise = await header();
  answer = () => ({ open: true });
  await wait(20_000);
  expect(promise()?.open).toBe(true);
});
