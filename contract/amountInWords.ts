import type { Paise } from './money.js';
import type { Messages } from './messages/en.js';
import { fill } from './messages/fill.js';

type Words = Messages['invoice']['words'];

const counted = (words: Words) => [
  { of: 10_000_000, word: words.crore },
  { of: 100_000, word: words.lakh },
  { of: 1_000, word: words.thousand },
  { of: 100, word: words.hundred },
];

/** Writes a whole number from 0 in words, as India counts: 1,00,000 is one lakh. */
const inWords = (count: number, words: Words): string => {
  const unit = counted(words).find(({ of }) => count >= of);
  if (!unit) return words.numbers.split(' ')[count] ?? '';
  const { of, word } = unit;
  const rest = count % of;
  return [inWords(Math.floor(count / of), words), word, ...(rest ? [inWords(rest, words)] : [])].join(' ');
};

/** Writes an amount in words: "Rupees one thousand two hundred and paise fifty only". */
export const amountInWords = (amount: Paise, words: Words): string => {
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100];
  const values = { words: inWords(rupees, words), paise: inWords(paise, words) };
  return fill(paise ? words.rupeesAndPaise : words.rupees, values);
};
