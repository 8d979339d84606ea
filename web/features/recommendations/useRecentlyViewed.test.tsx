import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { sessionBegan, sessionEnded } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import {
  maxRecentlyViewed,
  recentlyViewed,
  recentlyViewedKey,
  rememberViewed,
  useRememberViewed,
} from './useRecentlyViewed.js';

const [milk, bread] = ['a'.repeat(24), 'b'.repeat(24)];

const id = (number: number) => number.toString(16).padStart(24, '0');

/** Renders the hook with a session that a test can change. */
const looking = (productId: string | undefined) => {
  const store = createStore();
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook((id: string | undefined) => useRememberViewed(id), {
    wrapper,
    initialProps: productId,
  });
  const begin = (userId: string) => act(() => void store.dispatch(sessionBegan({ userId })));
  const end = () => act(() => void store.dispatch(sessionEnded()));
  return { begin, end, look: rerender };
};

beforeEach(() => {
  localStorage.clear();
  recentlyViewed.forget();
});

test('nothing is remembered before it is known who is there', () => {
  const { begin } = looking(milk);
  expect(recentlyViewed.now()).toBe('');
  begin('asha');
  expect(recentlyViewed.read('asha')).toEqual([milk]);
  expect(recentlyViewed.read(undefined)).toEqual([]);
});

test('a session that ends on a product’s page makes nothing of a customer’s everybody’s', () => {
  const { begin, end, look } = looking(milk);
  begin('asha');
  recentlyViewed.forget(); // as a log-out in another tab does
  end();
  look(undefined); // the product reloads
  look(milk);
  expect(recentlyViewed.now()).toBe('');
});

test('each product is remembered as one comes to it, and again as one comes back', () => {
  const { end, look } = looking(milk);
  end();
  look(bread);
  look(milk);
  expect(recentlyViewed.read(undefined)).toEqual([milk, bread]);
});

test('the last looked at comes first, each product once', () => {
  for (const number of [1, 2, 3, 1]) rememberViewed(undefined, id(number));
  expect(recentlyViewed.read(undefined)).toEqual([id(1), id(3), id(2)]);
});

test('no more than twenty are kept', () => {
  for (let number = 1; number <= 25; number += 1) rememberViewed('asha', id(number));
  expect(recentlyViewed.read('asha')).toHaveLength(maxRecentlyViewed);
  expect(recentlyViewed.read('asha')[0]).toBe(id(25));
});

test('what one customer looked at is nobody else’s', () => {
  rememberViewed('asha', id(1));
  expect(recentlyViewed.read('bina')).toEqual([]);
  expect(recentlyViewed.read(undefined)).toEqual([]);
  expect(recentlyViewed.read('asha')).toEqual([id(1)]);
  rememberViewed('bina', id(2));
  expect(recentlyViewed.read('bina')).toEqual([id(2)]);
  expect(recentlyViewed.read('asha')).toEqual([]);
});

test('what a guest looked at goes with the one who logs in', () => {
  rememberViewed(undefined, id(1));
  expect(recentlyViewed.read('asha')).toEqual([id(1)]);
  rememberViewed('asha', id(1));
  expect(recentlyViewed.read(undefined)).toEqual([]);
  expect(recentlyViewed.read('bina')).toEqual([]);
});

test.each(['', '{', '[]', 'null', '{"entries":{}}', '{"entries":[1,"x","<script>"]}'])(
  'what is broken, %s, counts as none',
  (text) => {
    localStorage.setItem(recentlyViewedKey, text);
    expect(recentlyViewed.read(undefined)).toEqual([]);
    rememberViewed(undefined, id(1));
    expect(recentlyViewed.read(undefined)).toEqual([id(1)]);
  },
);

test('where storage is off it lives as long as the page', () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  rememberViewed(undefined, id(1));
  expect(recentlyViewed.read(undefined)).toEqual([id(1)]);
  recentlyViewed.forget();
  expect(recentlyViewed.read(undefined)).toEqual([]);
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
});

test('who follows hears of it until they stop', () => {
  const heard = jest.fn();
  const stop = recentlyViewed.follow(heard);
  rememberViewed(undefined, id(1));
  rememberViewed(undefined, id(1)); // no change
  recentlyViewed.forget();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(recentlyViewed.now()).toBe('');
  stop();
  rememberViewed(undefined, id(2));
  expect(heard).toHaveBeenCalledTimes(2);
});
