import { expect, test } from '@jest/globals';
import { wordsOf } from './wordsOf.js';

test('an order number falls into its parts', () => {
  expect(wordsOf('TK-7Q2M-X04C')).toEqual(['tk', '7q2m', 'x04c']);
});

test.each(['98765 43210', '+91 98765-43210', '09876543210', '9876543210'])(
  '%s is one word, the ten digits of a mobile',
  (mobile) => {
    expect(wordsOf(mobile)).toEqual(['9876543210']);
  },
);

test('Devanagari keeps its vowel signs', () => {
  expect(wordsOf('अमूल दूध, 1 L')).toEqual(['अमूल', 'दूध', '1', 'l']);
});

test('nothing but signs has no words', () => {
  expect(wordsOf(' .*+?^$ ')).toEqual([]);
});
