import { expect, test } from '@jest/globals';
import { inColumns, pageLine } from './columns.js';

const columns = [
  { title: 'NAME', yields: true },
  { title: 'STOCK', numeric: true },
];

test('aligns texts to the left and numbers to the right', () => {
  expect(
    inColumns(columns, [
      ['Milk', '7'],
      ['Rice', '1200'],
    ]),
  ).toEqual(['NAME  STOCK', 'Milk      7', 'Rice   1200']);
});

test('cuts what yields so that lines fit, and nothing else', () => {
  const rows = [['Toned milk of the morning', '1200']];
  expect(inColumns(columns, rows, 20)).toEqual(['NAME           STOCK', 'Toned milk o…   1200']);
  expect(inColumns(columns, rows, 5).every((line) => line.length === 15)).toBe(true);
});

test('counts a letter with its vowel sign as one, and shows nothing that steers a terminal', () => {
  expect(
    inColumns(columns, [
      ['दूध', '1'],
      ['Mi\u001b[31mlk\n', '2'],
    ]),
  ).toEqual(['NAME       STOCK', 'दूध             1', 'Mi [31mlk      2']);
});

test('says which part of a list it is, and how to see more', () => {
  expect(pageLine({ page: 1, limit: 2, total: 2 }, 2)).toEqual([]);
  expect(pageLine({ page: 1, limit: 2, total: 5 }, 2)).toEqual(['1 to 2 of 5; --page 2 shows the next']);
  expect(pageLine({ page: 3, limit: 2, total: 5 }, 1)).toEqual(['5 to 5 of 5']);
  expect(pageLine({ page: 9, limit: 2, total: 5 }, 0)).toEqual(['There is no page 9: all 5 are on 3 pages.']);
});
