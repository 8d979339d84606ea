import { expect, test } from '@jest/globals';
import { adminMessages } from '../../../../contract/messages/en/admin.js';
import { adminMessages as inHindi } from '../../../../contract/messages/hi/admin.js';
import { messages as hindi } from '../../../../contract/messages/hi.js';
import { messages } from '../../../../contract/messages/en.js';
import { changedFields } from './changedFields.js';

const naming = {
  words: adminMessages.audit,
  language: messages.language,
  statuses: messages.ui.orders.status,
  reasons: adminMessages.orders.reason,
  nameOf: (id: string) => ({ a1: 'Dairy' })[id],
};

test('A-14 stored values are shown as admins know them', () => {
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

test('A-14 a day that is open all the time is shown as such, and the key of a product by its name', () => {
  const before = { monday: '00:00–00:00', tuesday: '09:00–21:00', key: '' };
  const after = { monday: '09:00–21:00', tuesday: '09:00–09:00', key: 'A-1' };
  expect(changedFields(naming, before, after)).toEqual([
    { field: 'Monday', before: '24 hours', after: '09:00–21:00' },
    { field: 'Tuesday', before: '09:00–21:00', after: '24 hours' },
    { field: 'Your own key', before: '(empty)', after: 'A-1' },
  ]);
});

test('A-14 the reason of a cancellation is shown in words', () => {
  const after = { status: 'cancelled', reason: 'no_answer', reason_note: 'Rang three times' };
  expect(changedFields(naming, null, after)).toEqual([
    { field: 'Status', after: 'Cancelled' },
    { field: 'Reason', after: 'No answer' },
    { field: 'Reason details', after: 'Rang three times' },
  ]);
});

test('what is new has no before, what is gone no after, and a field nobody has a word for keeps its name', () => {
  expect(changedFields(naming, null, { status: 'packed', rack: 'B4' })).toEqual([
    { field: 'Status', after: 'Packed' },
    { field: 'rack', after: 'B4' },
  ]);
});

test('of the details only the changed ones are shown, each by its name', () => {
  const details = (pairs: Record<string, string>) => ({
    more_details: Object.entries(pairs).map(([name, value]) => ({ name, value })),
  });
  expect(
    changedFields(
      naming,
      details({ Brand: 'Amul', Pack: 'Tetra', Farm: 'Anand' }),
      details({ Brand: 'Amul', Pack: 'Pouch', Fat: '3%' }),
    ),
  ).toEqual([
    { field: 'Pack', before: 'Tetra', after: 'Pouch' },
    { field: 'Farm', before: 'Anand' },
    { field: 'Fat', after: '3%' },
  ]);
  expect(changedFields(naming, details({ Brand: 'Amul' }), null)).toEqual([
    { field: 'Brand', before: 'Amul' },
  ]);
});

test('images are counted and shown, never named by their keys', () => {
  const key = (letter: string) => `${letter.repeat(64)}.webp`;
  const elsewhere = 'https://pictures.example/milk.webp';
  expect(changedFields(naming, { image: [key('a')] }, { image: [key('a'), elsewhere] })).toEqual([
    {
      field: 'Image',
      before: '1 image',
      after: '2 images',
      imagesBefore: [`/media/${key('a')}`],
      imagesAfter: [`/media/${key('a')}`, elsewhere],
    },
  ]);
  expect(changedFields(naming, null, { image: key('b') })).toMatchObject([
    { field: 'Image', after: '1 image', imagesAfter: [`/media/${key('b')}`] },
  ]);
  expect(changedFields(naming, { image: '' }, { image: key('b') })).toMatchObject([{ before: '(empty)' }]);
});

test('A-14 of the texts in other languages only the changed ones are shown, each by its language and text', () => {
  const detail = (of: string, name: string, value: string) => ({ of, name, value });
  const before = {
    translations: {
      hi: {
        name: 'दूध',
        more_details: [detail('Brand', 'ब्रांड', 'अमूल'), detail('Fat', '', '3 %'), detail('Farm', 'खेत', '')],
      },
      ta: { name: 'பால்' },
    },
  };
  const after = {
    translations: {
      hi: {
        name: 'गाय का दूध',
        description: 'ताज़ा',
        more_details: [detail('Fat', 'वसा', '3 %'), detail('Brand', 'ब्रांड', 'अमूल')],
      },
    },
  };
  expect(changedFields(naming, before, after)).toEqual([
    { field: 'Name (Hindi)', before: 'दूध', after: 'गाय का दूध' },
    { field: 'Fat (Hindi)', before: '3 %', after: 'वसा: 3 %' },
    { field: 'Farm (Hindi)', before: 'खेत' },
    { field: 'Name (Tamil)', before: 'பால்' },
    { field: 'Description (Hindi)', after: 'ताज़ा' },
  ]);
  const reader = { ...naming, words: inHindi.audit, language: hindi.language };
  expect(changedFields(reader, null, { translations: { ta: { name: 'பால்' } } })).toEqual([
    { field: `${inHindi.audit.field.name} (तमिल)`, after: 'பால்' },
  ]);
});
