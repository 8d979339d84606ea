import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { formatNumber } from '../theme/formatNumber.js';

export interface NumberRules {
  /** The least that is taken, in the unit of `value`; 0 without it. */
  min?: number | undefined;
  /** The most that is taken, in the unit of `value`; 1,00,00,000 without it. */
  max?: number | undefined;
  /** How many stand behind the point; 2 without it. */
  decimals?: number | undefined;
}

/** ₹1,299.50 as a person writes it, without what is not a figure. */
export const bare = (typed: string): string => typed.replace(/[₹,%\s]/g, '');

/** What is wrong with a typed number, and how to mend it. */
export const errorIn = (
  typed: string,
  { min = 0, max = limits.price, decimals = 2 }: NumberRules,
  words: AdminMessages['table'],
): string | undefined => {
  const text = bare(typed);
  if (text === '') return words.needsValue;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return fill(words.needsNumber, { example: decimals ? '12.50' : '12' });
  if ((text.split('.')[1] ?? '').length > decimals)
    return decimals ? fill(words.tooManyDecimals, { decimals }) : words.wholeNumber;
  const value = Number(text);
  return value < min || value > max
    ? fill(words.outOfRange, { min: formatNumber(min), max: formatNumber(max) })
    : undefined;
};
