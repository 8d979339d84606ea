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

test('a translation is read with spaces around its colon too, if a known language has the code', () => {
  const columns = ['name', 'name: hi', 'More details : ta', 'Description:HI', 'Name: old', 'Name: short'];
  expect(guessMapping(columns)).toEqual({
    name: 'name',
    'name:hi': 'name: hi',
    'more_details:ta': 'More details : ta',
    'description:hi': 'Description:HI',
  });
});
