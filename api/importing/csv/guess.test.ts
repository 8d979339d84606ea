import { expect, test } from '@jest/globals';
import { guessMapping } from './guess.js';

test.each([
  [['key', 'name', 'price', 'Name'], { key: 'key', name: 'name', price: 'price' }],
  [['Name', 'PRICE', 'name', 'Price'], { name: 'name', price: 'PRICE' }],
  [['Title', 'title', 'MRP'], { name: 'Title', price: 'MRP' }],
])('of columns that are written alike (%j) ours is read, else the first', (columns, mapping) => {
  expect(guessMapping(columns)).toEqual(mapping);
});
