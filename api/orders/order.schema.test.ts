import { expect, test } from '@jest/globals';
import { orderNumber } from './order.schema.js';

test('W-11 order numbers can be read out, and tell nothing of each other', () => {
  const numbers = Array.from({ length: 1_000 }, orderNumber);
  for (const number of numbers) expect(number).toMatch(/^TK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(1_000);
  expect(new Set(numbers.map((number) => number[3])).size).toBeGreaterThan(20);
});

test('no order number is TK-TK…, whose second TK would be read as the prefix', () => {
  const numbers = Array.from({ length: 20_000 }, orderNumber);
  expect(numbers.filter((number) => number.startsWith('TK-TK'))).toEqual([]);
});
