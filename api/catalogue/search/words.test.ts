import { expect, test } from '@jest/globals';
import { stem } from './words.js';

test.each([
  ['leaves', 'leaf'],
  ['radishes', 'radish'],
  ['cookies', 'cookie'],
  ['berries', 'berry'],
  ['pulses', 'pulse'],
  ['glasses', 'glass'],
  ['tomatoes', 'tomato'],
  ['shoes', 'shoe'],
])('"%s" is the plural of "%s"', (plural, singular) => {
  expect(stem(plural)).toBe(stem(singular));
});
