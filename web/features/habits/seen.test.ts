import { beforeEach, expect, jest, test } from '@jest/globals';
import { followSeen, forgetSeen, mostSeen, readSeen, rememberSeen, seenKey, seenNow } from './seen.js';

const id = (number: number) => number.toString(16).padStart(24, '0');

beforeEach(() => {
  localStorage.clear();
  forgetSeen();
});

test('the last looked at comes first, each product once', () => {
  for (const number of [1, 2, 3, 1]) rememberSeen(undefined, id(number));
  expect(readSeen(undefined)).toEqual([id(1), id(3), id(2)]);
});

test('no more than twenty are kept', () => {
  for (let number = 1; number <= 25; number += 1) rememberSeen('asha', id(number));
  expect(readSeen('asha')).toHaveLength(mostSeen);
  expect(readSeen('asha')[0]).toBe(id(25));
});

test('what one customer looked at is nobody else’s', () => {
  rememberSeen('asha', id(1));
  expect(readSeen('bina')).toEqual([]);
  expect(readSeen(undefined)).toEqual([]);
  expect(readSeen('asha')).toEqual([id(1)]);
  rememberSeen('bina', id(2));
  expect(readSeen('bina')).toEqual([id(2)]);
  expect(readSeen('asha')).toEqual([]);
});

test('what a guest looked at goes with the one who logs in', () => {
  rememberSeen(undefined, id(1));
  expect(readSeen('asha')).toEqual([id(1)]);
  rememberSeen('asha', id(1));
  expect(readSeen(undefined)).toEqual([]);
  expect(readSeen('bina')).toEqual([]);
});

test.each(['', '{', '[]', 'null', '{"ids":{}}', '{"ids":[1,"x","<script>"]}'])(
  'what is broken, %s, counts as none',
  (text) => {
    localStorage.setItem(seenKey, text);
    expect(readSeen(undefined)).toEqual([]);
    rememberSeen(undefined, id(1));
    expect(readSeen(undefined)).toEqual([id(1)]);
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
  rememberSeen(undefined, id(1));
  expect(readSeen(undefined)).toEqual([id(1)]);
  forgetSeen();
  expect(readSeen(undefined)).toEqual([]);
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
});

test('who follows hears of it until they stop', () => {
  const heard = jest.fn();
  const stop = followSeen(heard);
  rememberSeen(undefined, id(1));
  rememberSeen(undefined, id(1)); // nothing new
  forgetSeen();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(seenNow()).toBe('');
  stop();
  rememberSeen(undefined, id(2));
  expect(heard).toHaveBeenCalledTimes(2);
});
