import { expect, test } from '@jest/globals';
import { changesQuery } from './changesQuery.js';

test('A-14 days are those of India, the last one included', () => {
  expect(changesQuery({ from: '2026-11-20', to: '2026-11-21' }, 'milk', 2)).toEqual({
    search: 'milk',
    page: 2,
    from: '2026-11-19T18:30:00.000Z',
    to: '2026-11-21T18:30:00.000Z',
  });
});

test('nonsense in the address filters nothing', () => {
  expect(changesQuery({ from: '2026-99-99', to: 'soon', act: 'toString', kind: 'spaceship' }, '', 1)).toEqual(
    { search: '', page: 1 },
  );
});
