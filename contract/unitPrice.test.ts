import { expect, test } from '@jest/globals';
import { byUnitPrice, comparableUnitPrice, unitPriceOf, unitSalePriceOf } from './unitPrice.js';
import { measuredOf } from './unitText.js';

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

test.each([
  ['500 g', 31_000, { amount: 62, measure: 'g' }],
  ['200 ml', 2_500, { amount: 13, measure: 'ml' }],
  ['2 x 500 g', 9_000, undefined],
  ['5 kg', 86_000, { amount: 17_200, measure: 'kg' }],
  ['1.5 L', 9_000, { amount: 6_000, measure: 'litre' }],
  ['10 pcs', 10_900, { amount: 1_090, measure: 'piece' }],
  ['1 kg', 7_400, undefined],
  ['1 pc', 7_400, undefined],
  ['1 bunch', 7_400, undefined],
])('the law has %s for %d paise told by', (unit, price, expected) => {
  expect(unitSalePriceOf(unit, price)).toEqual(expected);
});

test('lists are sorted by it within each measure, what cannot be compared last', () => {
  const units = ['1 bunch', '2 pcs', '1 kg', '500 g', '1 L', '10 kg', '1 pc', 'Family pack'];
  const sorted = units
    .map((unit) => ({ unit, compared: comparableUnitPrice(measuredOf(unit), 10_000) }))
    .sort((one, other) => byUnitPrice(one.compared, other.compared))
    .map(({ unit }) => unit);
  expect(sorted).toEqual(['10 kg', '1 kg', '500 g', '1 L', '2 pcs', '1 pc', '1 bunch', 'Family pack']);
});

test('it is compared to parts of a paisa', () => {
  expect(comparableUnitPrice(measuredOf('3 kg'), 100)).toEqual({ amount: 100 / 3, measure: 'kg' });
});
