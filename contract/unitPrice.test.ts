import { expect, test } from '@jest/globals';
import { unitPriceOf } from './unitPrice.js';

test.each([
  ['500 g', 31_000, { amount: 62_000, measure: 'kg' }],
  ['250gm', 10_000, { amount: 40_000, measure: 'kg' }],
  ['5 kg', 86_000, { amount: 17_200, measure: 'kg' }],
  ['200 ml', 2_500, { amount: 12_500, measure: 'litre' }],
  ['1.5 L', 9_000, { amount: 6_000, measure: 'litre' }],
  ['2 x 250 ml', 9_000, { amount: 18_000, measure: 'litre' }],
  ['10 pcs', 10_900, { amount: 1_090, measure: 'piece' }],
  ['6 pieces (about 300 g)', 10_000, { amount: 1_667, measure: 'piece' }],
])('%s for %d paise', (unit, price, expected) => {
  expect(unitPriceOf(unit, price)).toEqual(expected);
});

test.each(['1 kg', '1 L', '1 pc', '1000 g', '2 x 500 ml'])('%s says the price once, not twice', (unit) => {
  expect(unitPriceOf(unit, 7_400)).toBeUndefined();
});

test.each(['1 bunch', 'Family pack', '', '0 g', 'Pack of 2 bottles', '500'])(
  '%s cannot be compared',
  (unit) => {
    expect(unitPriceOf(unit, 7_400)).toBeUndefined();
  },
);
