import { beforeEach, expect, jest, test } from '@jest/globals';
import { mostSeen, rememberSeen, seenKey, seenList } from './seen.js';

const id = (number: number) => number.toString(16).padStart(24, '0');

beforeEach(() => {
  localStorage.clear();
  seenList.forget();
});

test('the last looked at comes first, each product once', () => {
  for (const number of [1, 2, 3, 1]) rememberSeen(undefined, id(number));
  expect(seenList.read(undefined)).toEqual([id(1), id(3), id(2)]);
});

test('no more than twenty are kept', () => {
  for (let number = 1; number <= 25; number += 1) rememberSeen('asha', id(number));
  expect(seenList.read('asha')).toHaveLength(mostSeen);
  expect(seenList.read('asha')[0]).toBe(id(25));
});

test('what one customer looked at is nobody else’s', () => {
  rememberSeen('asha', id(1));
  expect(seenList.read('bina')).toEqual([]);
  expect(seenList.read(undefined)).toEqual([]);
  expect(seenList.read('asha')).toEqual([id(1)]);
  rememberSeen('bina', id(2));
  expect(seenList.read('bina')).toEqual([id(2)]);
  expect(seenList.read('asha')).toEqual([]);
});

test('what a guest looked at goes with the one who logs in', () => {
  rememberSeen(undefined, id(1));
  expect(seenList.read('asha')).toEqual([id(1)]);
  rememberSeen('asha', id(1));
  expect(seenList.read(undefined)).toEqual([]);
  expect(seenList.read('bina')).toEqual([]);
});

test.each(['', '{', '[]', 'null', '{"entries":{}}', '{"entries":[1,"x","<script>"]}'])(
  'what is broken, %s, counts as none',
  (text) => {
    localStorage.setItem(seenKey, text);
    expect(seenList.read(undefined)).toEqual([]);
    rememberSeen(undefined, id(1));
    expect(seenList.read(undefined)).toEqual([id(1)]);
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
  expect(seenList.read(undefined)).toEqual([id(1)]);
  seenList.forget();
  expect(seenList.read(undefined)).toEqual([]);
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
});

test('who follows hears of it until they stop', () => {
  const heard = jest.fn();
  const stop = seenList.follow(heard);
  rememberSeen(undefined, id(1));
  rememberSeen(undefined, id(1)); // nothing new
  seenList.forget();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(seenList.now()).toBe('');
  stop();
  rememberSeen(undefined, id(2));
  expect(heard).toHaveBeenCalledTimes(2);
});
