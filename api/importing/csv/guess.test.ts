import { expect, test } from '@jest/globals';
import { guessMapping } from './guess.js';

test.each([
  [['key', 'name', 'price', 'Name'], { key: 'key', name: 'name', price: 'price' }],
  [['Name', 'PRICE', 'name', 'Price'], { name: 'name', price: 'PRICE' }],
  [['Title', 'title', 'MRP'], { name: 'Title', price: 'MRP' }],
  [['name', 'Tax', 'GST (%)', 'HSN Code'], { name: 'name', hsn: 'HSN Code', gst_rate: 'GST (%)' }],
])('of columns that are written alike (%j) ours is read, else the first', (columns, mapping) => {
  expect(guessMapping(columns)).toEqual(mapping);
});
