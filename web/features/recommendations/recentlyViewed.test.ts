import { beforeEach, expect, jest, test } from '@jest/globals';
import { maxRecentlyViewed, rememberViewed, recentlyViewedKey, recentlyViewed } from './useRecentlyViewed.js';

const id = (number: number) => number.toString(16).padStart(24, '0');

beforeEach(() => {
  localStorage.clear();
  recentlyViewed.forget();
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
