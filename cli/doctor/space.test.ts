import { expect, test } from '@jest/globals';
import { findSpace } from './space.js';

test('little room is told', () => {
  expect([5e9, 5e8, 1e8].map((left) => findSpace('disk', '/data', left).state)).toEqual([
    'ok',
    'warning',
    'fault',
  ]);
});
