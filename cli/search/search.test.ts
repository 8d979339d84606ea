import { expect, test } from '@jest/globals';
import { inLines } from './search.js';

test('what was searched for is repeated without what steers a terminal', () => {
  const none = { search: '\u001b[31mred', meant: null, near: [], total: 0, products: [] };
  expect(inLines(none)[0]).toBe('Nothing is found for “[31mred”.');
});
