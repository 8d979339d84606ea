import { expect, test } from '@jest/globals';
import { nearest } from './nearest.js';

test('the same word is meant before longer ones, and of those that begin so the shortest comes first', () => {
  expect(nearest('Price', ['Price old', 'price'])).toEqual(['price']);
  expect(nearest('pri', ['Price old', 'Price'])).toEqual(['Price', 'Price old']);
  expect(nearest('out-for', ['placed', 'out_for_delivery'])).toEqual(['out_for_delivery']);
});

test('else it suggests the words with the smallest edit distance, and none if all are far', () => {
  expect(nearest('josn', ['csv', 'json', 'jsonl'])).toEqual(['json']);
  expect(nearest('Naem', ['Name', 'name', 'Unit'])).toEqual(['Name', 'name']);
  expect(nearest('spreadsheet', ['csv', 'json'])).toEqual([]);
  expect(nearest('', ['csv', '–'])).toEqual([]);
});

test('vowel signs of Hindi are letters', () => {
  expect(nearest('कीमत', ['कमत', 'क़ीमत', 'कीमत '])).toEqual(['कीमत ']);
  expect(nearest('मूल्', ['मल', 'मूल्य'])).toEqual(['मूल्य']);
});
