import { expect, test } from '@jest/globals';
import { readLoginState, returnPath } from './returnPath.js';

test('a login leads back to where one was going', () => {
  expect(returnPath({ from: '/checkout' })).toBe('/checkout');
});

test.each([
  undefined,
  null,
  'x',
  {},
  { from: 5 },
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example' },
])('and home from %j', (state) => {
  expect(returnPath(state)).toBe('/');
});

test('S-008 only a true success of the code step counts', () => {
  expect(readLoginState({ email: 'a@b.c', verified: true })).toEqual({ email: 'a@b.c', verified: true });
  expect(readLoginState({ email: 'a@b.c', verified: 'yes' })).toEqual({ email: 'a@b.c' });
});
