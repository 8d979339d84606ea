import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  dropPending,
  readStoredCart,
  storedCartKey,
  storedQuantity,
  storeLines,
  storePending,
} from './storedCart.js';

const milk = { _id: 'a'.repeat(24), name: 'Milk', image: [], unit: '1 l', price: 60, discount: 10, stock: 5 };
const bread = { ...milk, _id: 'b'.repeat(24), name: 'Bread' };
const line = { _id: 'c'.repeat(24), quantity: 1, productId: milk, seenPrice: 54, unavailable: false };

const now = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('lines and changes are read again by their account alone', () => {
  storeLines('asha', [line]);
  storePending('asha', { product: milk, quantity: 2 });
  expect(readStoredCart('asha')).toEqual({
    lines: [line],
    pending: [{ product: milk, quantity: 2, time: now }],
  });
  expect(readStoredCart('bina')).toEqual({ pending: [] });
  expect(readStoredCart(undefined)).toEqual({ pending: [] });
});

test('another account’s cart replaces it', () => {
  storePending('asha', { product: milk, quantity: 2 });
  storePending('bina', { product: bread, quantity: 1 });
  expect(readStoredCart('asha').pending).toEqual([]);
  expect(readStoredCart('bina').pending).toMatchObject([{ product: bread, quantity: 1 }]);
});

test('a product has one change, the last one', () => {
  storePending('asha', { product: milk, quantity: 2 });
  storePending('asha', { product: bread, quantity: 1 });
  storePending('asha', { product: milk, quantity: 0 });
  dropPending('asha', bread._id, 1);
  expect(readStoredCart('asha').pending).toMatchObject([{ product: milk, quantity: 0 }]);
});

test('a change stays if another quantity was sent', () => {
  storePending('asha', { product: milk, quantity: 3 });
  dropPending('asha', milk._id, 2);
  expect(storedQuantity('asha', milk._id)).toBe(3);
  dropPending('asha', milk._id, 3);
  expect(storedQuantity('asha', milk._id)).toBeUndefined();
});

test('a change of another account stays', () => {
  storePending('bina', { product: milk, quantity: 2 });
  dropPending('asha', milk._id, 2);
  expect(storedQuantity('bina', milk._id)).toBe(2);
});

test('a change is forgotten after a day', () => {
  storePending('asha', { product: milk, quantity: 2 });
  jest.mocked(Date.now).mockReturnValue(now + day);
  expect(storedQuantity('asha', milk._id)).toBe(2);
  jest.mocked(Date.now).mockReturnValue(now + day + 1);
  expect(readStoredCart('asha').pending).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a line without a product', JSON.stringify({ userId: 'asha', lines: [{ ...line, productId: null }] })],
  [
    'a change without a quantity',
    JSON.stringify({ userId: 'asha', pending: [{ product: milk, time: now }] }),
  ],
  ['a change without a time', JSON.stringify({ userId: 'asha', pending: [{ product: milk, quantity: 1 }] })],
])('%s in storage is no cart', (_what, stored) => {
  localStorage.setItem(storedCartKey, stored);
  expect([readStoredCart('asha').lines ?? [], readStoredCart('asha').pending]).toEqual([[], []]);
});
