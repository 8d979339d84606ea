import { beforeEach, expect, test } from '@jest/globals';
import { guestCartKey, readGuestCart, withQuantity, writeGuestCart } from './guestCart.js';

const milk = { productId: 'a'.repeat(24), quantity: 1, seenPrice: 28, name: 'Milk' };
const bread = { productId: 'b'.repeat(24), quantity: 2, seenPrice: 40, name: 'Bread' };

beforeEach(() => {
  localStorage.clear();
});

test('W-18 a cart is there again after a reload', () => {
  writeGuestCart([milk, bread]);
  expect(readGuestCart()).toEqual([milk, bread]);
});

test('an empty cart is removed from the storage', () => {
  writeGuestCart([milk]);
  writeGuestCart([]);
  expect(localStorage.getItem(guestCartKey)).toBeNull();
});

test.each([
  ['no JSON', '[{'],
  ['another shape', '{"a":1}'],
  ['a quantity of none', JSON.stringify([{ ...milk, quantity: 0 }])],
  ['half a packet', JSON.stringify([{ ...milk, quantity: 1.5 }])],
  ['an id that is none', JSON.stringify([{ ...milk, productId: 'milk' }])],
])('%s in storage is no line', (_what, stored) => {
  localStorage.setItem(guestCartKey, stored);
  expect(readGuestCart()).toEqual([]);
});

test('an invalid product is left out of its line', () => {
  localStorage.setItem(guestCartKey, JSON.stringify([{ ...milk, product: { name: 'Milk' } }]));
  expect(readGuestCart()).toEqual([milk]);
});

test('one line for a product, whatever is stored', () => {
  writeGuestCart([milk, { ...milk, quantity: 5 }]);
  expect(readGuestCart()).toEqual([milk]);
});

test('S-092 a quantity is set, a new product added, none takes the line away', () => {
  expect(withQuantity([milk], { ...milk, quantity: 3 })).toEqual([{ ...milk, quantity: 3 }]);
  expect(withQuantity([milk], bread)).toEqual([milk, bread]);
  expect(withQuantity([milk, bread], { ...milk, quantity: 0 })).toEqual([bread]);
});

test('a line takes over the newer product', () => {
  const product = {
    _id: milk.productId,
    name: 'Milk',
    image: [],
    unit: '1 l',
    price: 28,
    discount: 0,
    stock: 5,
  };
  const lines = withQuantity([{ ...milk, product }], {
    ...milk,
    quantity: 2,
    product: { ...product, stock: 4 },
  });
  expect(lines).toEqual([{ ...milk, quantity: 2, product: { ...product, stock: 4 } }]);
  expect(withQuantity(lines, milk)).toMatchObject([{ product: { stock: 4 } }]);
});

test('the price that was seen first stays until it is accepted', () => {
  expect(withQuantity([milk], { ...milk, quantity: 2, seenPrice: 31 })).toEqual([{ ...milk, quantity: 2 }]);
});
