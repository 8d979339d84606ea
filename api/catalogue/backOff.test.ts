import { expect, test } from '@jest/globals';
import { BackOff } from './backOff.js';

const pauses = (backOff: BackOff, count: number) => Array.from({ length: count }, () => backOff.pause());

test('the pauses double from 100 ms to 5 s and stay there', () => {
  expect(pauses(new BackOff(), 8)).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
  expect(pauses(new BackOff(), 2_000).at(-1)).toBe(5_000);
});

test('a try that works lets them begin anew', () => {
  const backOff = new BackOff();
  pauses(backOff, 5);
  backOff.proven();
  expect(pauses(backOff, 2)).toEqual([100, 200]);
});

test('so does one that lasted longer than the longest pause, but none that broke before', () => {
  const backOff = new BackOff();
  pauses(backOff, 5);
  backOff.lasted(4_900);
  expect(backOff.pause()).toBe(3_200);
  backOff.lasted(5_100);
  expect(backOff.pause()).toBe(100);
});
