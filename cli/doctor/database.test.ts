import { expect, test } from '@jest/globals';
import { findClock, findTransactions } from './database.js';

test('a wrong clock is reported', () => {
  expect([0, -4_000, 6_000, -61_000].map((ahead) => findClock(ahead).state)).toEqual([
    'ok',
    'ok',
    'warning',
    'fault',
  ]);
  expect(findClock(-61_000).says).toContain('61 s behind');
});

test('a database that keeps the transactions of dead processes for long is reported', () => {
  expect([4, 10, 60, undefined].map((limit) => findTransactions(limit).state)).toEqual([
    'ok',
    'ok',
    'warning',
    'skipped',
  ]);
});
