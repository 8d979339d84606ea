import { beforeEach, expect, test } from '@jest/globals';
import { limits } from '../../../contract/limits.js';
import { guestSavedKey, isOverLimit, readGuestSaved, withChange, writeGuestSaved } from './guestSaved.js';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const milk = { productId: idOf(1), favourite: true, quantity: 2 };
const bread = { productId: idOf(2), favourite: false, quantity: 1 };

beforeEach(() => {
  localStorage.clear();
});

test('saved products are there again after a reload, and none leave nothing in the storage', () => {
  writeGuestSaved([milk, bread]);
  expect(readGuestSaved()).toEqual([milk, bread]);
  writeGuestSaved([]);
  expect(localStorage.getItem(guestSavedKey)).toBeNull();
});

test.each([
  ['no JSON', '[{'],
  ['another shape', '{"a":1}'],
  ['a quantity below none', JSON.stringify([{ ...milk, quantity: -1 }])],
  ['too large a quantity', JSON.stringify([{ ...milk, quantity: limits.quantity + 1 }])],
  ['an id that is none', JSON.stringify([{ ...milk, productId: 'milk' }])],
  ['a favourite that is a text', JSON.stringify([{ ...milk, favourite: 'yes' }])],
  ['a product that is not saved', JSON.stringify([{ ...milk, favourite: false, quantity: 0 }])],
])('%s in storage is no saved product', (_what, stored) => {
  localStorage.setItem(guestSavedKey, stored);
  expect(readGuestSaved()).toEqual([]);
});

test('a product counts once, and no more than the limits are read', () => {
  const many = Array.from({ length: limits.favourites + 5 }, (_, at) => ({
    ...milk,
    productId: idOf(at + 1),
  }));
  localStorage.setItem(guestSavedKey, JSON.stringify([...many, milk]));
  expect(readGuestSaved()).toHaveLength(limits.favourites);
  expect(isOverLimit(many)).toBe(true);
});

test('a change sets its own field alone, and a product with nothing left is removed', () => {
  const without = withChange([milk, bread], { productId: milk.productId, favourite: false });
  expect(without).toEqual([{ ...milk, favourite: false }, bread]);
  expect(withChange(without, { productId: milk.productId, quantity: 0 })).toEqual([bread]);
  expect(withChange([bread], { productId: milk.productId, favourite: true })).toEqual([
    bread,
    { ...milk, quantity: 0 },
  ]);
});
