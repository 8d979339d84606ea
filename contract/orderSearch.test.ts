import { expect, test } from '@jest/globals';
import { mobileIn, orderNumberIn } from './orderSearch.js';

test.each([
  ['TK-7Q2M-X04C', 'TK-7Q2M-X04C'],
  ['tk7q2mx04c', 'TK-7Q2M-X04C'],
  [' 7q2m x04c ', 'TK-7Q2M-X04C'],
  ['7q2mx', 'TK-7Q2M-X'],
  ['tk-7q', 'TK-7Q'],
])('%s is the order number %s, or its beginning', (typed, number) => {
  expect(orderNumberIn(typed)).toBe(number);
});

test.each(['7q2m', '.*', 'tk', 'TK-7Q2M-X04C9', 'दूध', ''])('%s is no order number', (typed) => {
  expect(orderNumberIn(typed)).toBeUndefined();
});

test('a mobile is read with and without its country and gaps', () => {
  for (const typed of ['9876543210', '+91 98765-43210', '09876543210'])
    expect(mobileIn(typed)).toBe('9876543210');
  expect(mobileIn('9876')).toBe('9876');
  for (const typed of ['987', 'milk', '9876 milk', '']) expect(mobileIn(typed)).toBeUndefined();
});
