import { expect, test } from '@jest/globals';
import { adminTexts } from '../../../../contract/texts/en/admin.js';
import { texts } from '../../../../contract/texts/en.js';
import { changedFields } from './changedFields.js';

const naming = {
  words: adminTexts.audit,
  statuses: texts.ui.orders.status,
  nameOf: (id: string) => ({ a1: 'Dairy' })[id],
};

test('A-14 stored values are told as people know them', () => {
  expect(
    changedFields(
      naming,
      { price: 7_200, discount: 0, category: ['a1', 'gone'], note: '' },
      { price: 7_400, discount: 12.5, category: [], note: 'Ring twice' },
    ),
  ).toEqual([
    { field: 'Price', before: '₹72.00', after: '₹74.00' },
    { field: 'Discount', before: '0%', after: '12.5%' },
    { field: 'Category', before: 'Dairy, gone', after: '(empty)' },
    { field: 'Note', before: '(empty)', after: 'Ring twice' },
  ]);
});

test('what is new has no before, what is gone no after, and a field nobody has a word for keeps its name', () => {
  expect(changedFields(naming, null, { status: 'packed', shelf: 'B4' })).toEqual([
    { field: 'Status', after: 'Packed' },
    { field: 'shelf', after: 'B4' },
  ]);
  expect(changedFields(naming, { more_details: [{ name: 'Brand', value: 'Amul' }] }, null)).toEqual([
    { field: 'More details', before: 'Brand: Amul' },
  ]);
});
