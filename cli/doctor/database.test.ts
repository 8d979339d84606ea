import { expect, test } from '@jest/globals';
import { findClock } from './database.js';

test('a wrong clock is reported', () => {
  expect([0, -4_000, 6_000, -61_000].map((ahead) => findClock(ahead).state)).toEqual([
    'ok',
    'ok',
    'warning',
    'fault',
  ]);
  expect(findClock(-61_000).says).toContain('61 s behind');
});
