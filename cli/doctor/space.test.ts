import { expect, test } from '@jest/globals';
import { findSpace } from './space.js';

test('little free space is reported', () => {
  expect([5e9, 5e8, 1e8].map((left) => findSpace('/data', left).state)).toEqual(['ok', 'warning', 'fault']);
});
