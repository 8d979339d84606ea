import { expect, test } from '@jest/globals';
import type { CartLine } from '../../../contract/cart.js';
import { guestLines, withPendingQuantities } from './cartSelectors.js';

const milk = { _id: 'a'.repeat(24), name: 'Milk', image: [], unit: '1 l', price: 60, discount: 10, stock: 5 };
const bread = { ...milk, _id: 'b'.repeat(24), name: 'Bread', price: 40, discount: 0 };
const line: CartLine = {
  _id: 'c'.repeat(24),
  quantity: 2,
  productId: milk,
  seenPrice: 54,
  unavailable: false,
};

test('pending quantities change, remove and add lines', () => {
  const known = { [bread._id]: bread };
  expect(withPendingQuantities([line], { pendingQuantities: { [milk._id]: 3 }, known })).toMatchObject([
    { quantity: 3 },
  ]);
  expect(withPendingQuantities([line], { pendingQuantities: { [milk._id]: 0 }, known })).toEqual([]);
  expect(withPendingQuantities([line], { pendingQuantities: { [bread._id]: 1 }, known })).toMatchObject([
    { quantity: 2 },
    { quantity: 1, productId: bread, seenPrice: 40 },
  ]);
});

test('a guest sees live prices beside the price at the time of adding, and products no longer sold', () => {
  const lines = [
    { productId: milk._id, quantity: 1, seenPrice: 50, name: 'Milk' },
    { productId: 'd'.repeat(24), quantity: 1, seenPrice: 10, name: 'Gone' },
  ];
  expect(guestLines(lines, new Map([[milk._id, milk]]))).toMatchObject([
    { productId: { price: 60 }, seenPrice: 50, unavailable: false },
    { productId: { name: 'Gone' }, unavailable: true },
  ]);
});
