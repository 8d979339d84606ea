import { expect, test } from '@jest/globals';
import { auditLogQuery } from './auditLogQuery.js';

test('A-14 days are those of India, the last one included', () => {
  expect(auditLogQuery({ from: '2026-11-20', to: '2026-11-21', search: 'milk', page: '2' })).toEqual({
    search: 'milk',
    page: 2,
    from: '2026-11-19T18:30:00.000Z',
    to: '2026-11-21T18:30:00.000Z',
  });
});

test('nonsense in the address filters nothing', () => {
  expect(auditLogQuery({ from: '2026-99-99', to: 'soon', act: 'toString', kind: 'spaceship' })).toEqual({
    search: '',
    page: 1,
  });
});
