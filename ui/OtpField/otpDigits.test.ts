import { expect, test } from '@jest/globals';
import { addedDigits, clearDigit, digitAt, putDigits } from './otpDigits.js';

test('digits go into their boxes; a whole code starts at the first', () => {
  expect(putDigits('', 6, 0, '4')).toBe('4');
  expect(putDigits('47', 6, 4, '9')).toBe('47  9');
  expect(putDigits('47  9', 6, 2, '10')).toBe('47109');
  expect(putDigits('12', 6, 3, '471902')).toBe('471902');
  expect(putDigits('', 6, 4, '123')).toBe('    12');
});

test('an emptied box between others stays empty', () => {
  expect(clearDigit('471', 6, 1)).toBe('4 1');
  expect(clearDigit('471', 6, 2)).toBe('47');
  expect(digitAt('4 1', 1)).toBe('');
  expect(digitAt('4 1', 2)).toBe('1');
});

test('a digit typed before or after the one that is there is the new one', () => {
  expect(addedDigits('47', '4')).toBe('7');
  expect(addedDigits('74', '4')).toBe('7');
  expect(addedDigits('44', '4')).toBe('4');
  expect(addedDigits('471902', '4')).toBe('471902');
  expect(addedDigits('x', '')).toBe('');
  expect(addedDigits('४', '')).toBe('4');
});
