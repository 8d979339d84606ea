import { beforeEach, expect, test } from '@jest/globals';
import { dropPending, readStoredCart, storedCartKey, storeLines, storePending } from './storedCart.js';

const milk = { _id: 'a'.repeat(24), name: 'Milk', image: [], unit: '1 l', price: 60, discount: 10, stock: 5 };
const bread = { ...milk, _id: 'b'.repeat(24), name: 'Bread' };
const line = { _id: 'c'.repeat(24), quantity: 1, productId: milk, seenPrice: 54, unavailable: false };

beforeEach(() => {
  localStorage.clear();
});

test('lines and changes are read again by their account alone', () => {
  storeLines('asha', [line]);
  storePending('asha', { product: milk, quantity: 2 });
  expect(readStoredCart('asha')).toEqual({ lines: [line], pending: [{ product: milk, quantity: 2 }] });
  expect(readStoredCart('bina')).toEqual({ pending: [] });
  expect(readStoredCart(undefined)).toEqual({ pending: [] });
});

test('another account’s cart replaces it', () => {
  storePending('asha', { product: milk, quantity: 2 });
  storePending('bina', { product: bread, quantity: 1 });
  expect(readStoredCart('asha').pending).toEqual([]);
  expect(readStoredCart('bina').pending).toEqual([{ product: bread, quantity: 1 }]);
});

test('a product has one change, the last one', () => {
  storePending('asha', { product: milk, quantity: 2 });
  storePending('asha', { product: bread, quantity: 1 });
  storePending('asha', { product: milk, quantity: 0 });
  dropPending('asha', bread._id);
  expect(readStoredCart('asha').pending).toEqual([{ product: milk, quantity: 0 }]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a line without a product', JSON.stringify({ person: 'asha', lines: [{ ...line, productId: null }] })],
  ['a change without a quantity', JSON.stringify({ person: 'asha', pending: [{ product: milk }] })],
])('%s in storage is no cart', (_what, stored) => {
  localStorage.setItem(storedCartKey, stored);
  expect([readStoredCart('asha').lines ?? [], readStoredCart('asha').pending]).toEqual([[], []]);
});
