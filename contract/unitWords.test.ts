import { expect, test } from '@jest/globals';
import { messages as hindi } from './messages/hi.js';
import { measuredOf } from './unitText.js';
import { unitTextIn } from './unitWords.js';

test.each([
  ['500 g', '500 ग्राम'],
  ['1 L', '1 लीटर'],
  ['2 x 200 ml', '2 × 200 मिली'],
  ['6 pieces', '6 पीस'],
  ['Pack of 3', '3 का पैक'],
  ['Pack of 12, 1 L', '12 का पैक, 1 लीटर'],
  ['1 dozen', '1 दर्जन'],
])('%s is %s in Hindi, and measures the same', (unit, translated) => {
  expect(unitTextIn(unit, hindi.units)).toBe(translated);
  expect(measuredOf(translated)).toEqual(measuredOf(unit));
});

test.each(['1 thali', '500 g (Family size)', 'Pack of 2, 1 thali', 'एक गुच्छा'])(
  '%s has a word that is no known unit, and stays',
  (unit) => {
    expect(unitTextIn(unit, hindi.units)).toBe(unit);
  },
);
