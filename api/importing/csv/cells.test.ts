import { describe, expect, test } from '@jest/globals';
import { folded, guarded, inRupees, joined, parted, unguarded, unitIn } from './cells.js';

describe('a cell', () => {
  test('comes back as it was, whatever it begins with', () => {
    const texts = ['=1', '+1', '-1', '@a', "'=1", "''-x", "'quoted'", 'plain', '', "'", '＝1', '\tx', '1-2'];
    expect(texts.map(guarded).map(unguarded)).toEqual(texts);
    expect(texts.map(guarded).filter((cell) => /^[=+\-@＝\t]/.test(cell))).toEqual([]);
  });

  test('holds several texts, with bars and backslashes of their own', () => {
    for (const texts of [['a', 'b'], ['a|b', 'c\\', '\\|'], ['one'], [], ['Oils | fats', 'x\\y']])
      expect(parted(joined(texts))).toEqual(texts);
    expect(parted('Dairy|Fresh |  | Milk')).toEqual(['Dairy', 'Fresh', 'Milk']);
  });

  test('shows paise as rupees', () => {
    expect([0, 1, 10, 4_950, 1_000_000_000].map(inRupees)).toEqual([
      '0.00',
      '0.01',
      '0.10',
      '49.50',
      '10000000.00',
    ]);
  });
});

test('a unit is read from the end of a name', () => {
  expect(
    [
      'Garlic oil 500 mg',
      'Sheet mask (Pack of 6)',
      'Milk, 1.5 L',
      'Soap - 125gm',
      'Planter - No. 1',
      'Set of 3',
      'Rolls',
    ].map(unitIn),
  ).toEqual(['500 mg', 'Pack of 6', '1.5 L', '125gm', '1 piece', 'Set of 3', '1 piece']);
});

test('names that differ by case and composition are one', () => {
  expect(folded(' Cafe\u0301 ')).toBe(folded('CAFÉ'));
});
