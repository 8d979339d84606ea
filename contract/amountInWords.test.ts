import { expect, test } from '@jest/globals';
import { amountInWords } from './amountInWords.js';
import { messages as english } from './messages/en.js';
import { messages as hindi } from './messages/hi.js';

test.each([
  [0, 'Rupees zero only'],
  [100, 'Rupees one only'],
  [12_350, 'Rupees one hundred twenty-three and paise fifty only'],
  [1_00_001_01, 'Rupees one lakh one and paise one only'],
  [2_34_56_789_00, 'Rupees two crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only'],
  [100_00_00_000_00, 'Rupees one hundred crore only'],
])('%s paise are %s', (amount, words) => {
  expect(amountInWords(amount, english.invoice.words)).toBe(words);
});

test('and so in Hindi', () => {
  expect(amountInWords(1_363_50, hindi.invoice.words)).toBe('रुपये एक हज़ार तीन सौ तिरसठ और पैसे पचास मात्र');
});

test.each([english, hindi])('$language has a word of its own for each number to 99', ({ invoice }) => {
  expect(new Set(invoice.words.numbers.split(' ')).size).toBe(100);
});
