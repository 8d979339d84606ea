import { expect, test } from '@jest/globals';
import { harmless, plain } from './plain.js';

test('what steers a terminal is taken out of a line; colours, ends of lines and letters stay', () => {
  expect(harmless('a\u001b[31mred\u001b[0m\tb\nc')).toBe('a\u001b[31mred\u001b[0m\tb\nc');
  expect(harmless('x\u001b]0;title\u0007y\u001b[2Jz\u202e')).toBe('x ]0;title y [2Jz ');
  expect(harmless('दूध 500 ml · ₹27')).toBe('दूध 500 ml · ₹27');
  expect(plain(' a\u001b[2Jb\n')).toBe('a [2Jb');
});
