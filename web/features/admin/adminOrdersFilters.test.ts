import { expect, test } from '@jest/globals';
import { adminOrdersFields, queryOf } from './adminOrdersFilters.js';
import { valuesIn } from './useListParams.js';

const valuesAt = (address: string) => valuesIn(new URLSearchParams(address), adminOrdersFields);
const asked = (address: string) => queryOf(valuesAt(address));

test('A-03 the filters of the admin orders are in the address', () => {
  const address = 'status=cancelled&payment=failed&days=7&search=asha&page=2';
  expect(asked(address)).toEqual({
    status: 'cancelled',
    payment: 'failed',
    days: '7',
    search: 'asha',
    page: 2,
  });
  expect(new URLSearchParams(valuesAt(address)).toString()).toBe(address);
});

test('nonsense in the address filters nothing', () => {
  expect(asked('status=lost&payment=toString&days=0&page=two')).toEqual({ search: '', page: 1 });
});
