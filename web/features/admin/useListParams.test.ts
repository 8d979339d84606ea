import { expect, test } from '@jest/globals';
import { limits } from '../../../contract/limits.js';
import { pageOf } from './useListParams.js';

test.each([null, undefined, '', '0', '-2', '1.5', 'two', 'NaN', 'Infinity', String(limits.page + 1)])(
  'a page of %p in an address is the first',
  (text) => {
    expect(pageOf(text)).toBe(1);
  },
);

test('a page in an address is the one it says', () => {
  expect(['1', '7', String(limits.page)].map(pageOf)).toEqual([1, 7, limits.page]);
});
