import { expect, test } from '@jest/globals';
import { joinLists } from './joinLists.js';

const join = (was: string, mine: string, theirs: string) => {
  const sides = joinLists([...was], [...mine], [...theirs]);
  return [sides.mine.join(''), sides.theirs.join('')];
};

test('W-34 what either added stays, what either took away goes', () => {
  expect(join('ab', 'abx', 'aby')).toEqual(['abyx', 'abyx']);
  expect(join('abc', 'bc', 'ab')).toEqual(['b', 'b']);
  expect(join('abc', 'ab', 'abcd')).toEqual(['abd', 'abd']);
  expect(join('ab', '', 'ab')).toEqual(['', '']);
});

test('the order is of whoever changed it', () => {
  expect(join('abc', 'cba', 'abcd')).toEqual(['cbad', 'cbad']);
  expect(join('abc', 'abcx', 'cab')).toEqual(['cabx', 'cabx']);
  expect(join('abc', 'cba', 'cba')).toEqual(['cba', 'cba']);
});

test('only where both changed it there are two', () => {
  expect(join('abc', 'cba', 'bacd')).toEqual(['cbad', 'bacd']);
});
