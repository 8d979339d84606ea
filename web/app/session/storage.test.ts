import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forgetAll, forgetTokens, hasTokens, userIdOf, readTokens, writeTokens } from './storage.js';

const tokens = { access: 'aa.bb.cc', refresh: 'dd.ee.ff' };
const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

const replaceStorage = (get: () => Partial<Storage>) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  forgetTokens();
});

test('S-089 tokens are kept under accesstoken and refreshToken', () => {
  writeTokens(tokens);
  expect(localStorage.getItem('accesstoken')).toBe('aa.bb.cc');
  expect(localStorage.getItem('refreshToken')).toBe('dd.ee.ff');
  expect(readTokens()).toEqual(tokens);
});

test('what cannot be a token counts as none', () => {
  localStorage.setItem('accesstoken', 'undefined');
  localStorage.setItem('refreshToken', '{"broken":');
  expect(readTokens()).toEqual({});
  expect(hasTokens(readTokens())).toBe(false);
});

test('where storage is blocked, a session lives as long as the page', () => {
  replaceStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeTokens(tokens);
  expect(readTokens()).toEqual(tokens);
  forgetTokens();
  expect(readTokens()).toEqual({});
});

test('where storage is full, newer tokens are used and older ones are not read again', () => {
  writeTokens({ access: 'old.old.old', refresh: 'old.old.old' });
  const real = localStorage;
  replaceStorage(() => ({
    getItem: (key) => real.getItem(key),
    removeItem: (key) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  writeTokens(tokens);
  expect(readTokens()).toEqual(tokens);
});

test('a token says whose it is; a broken one says nothing', () => {
  expect(userIdOf(`x.${btoa('{"sub":"42"}')}.y`)).toBe('42');
  expect(userIdOf('x.y.z')).toBeUndefined();
  expect(userIdOf(undefined)).toBeUndefined();
});

test('S-090 a log-out forgets everything but the language, which is the device’s', () => {
  for (const key of ['accesstoken', 'guestcart', 'language']) localStorage.setItem(key, 'hi');
  forgetAll();
  expect(Object.entries(localStorage)).toEqual([['language', 'hi']]);
});
