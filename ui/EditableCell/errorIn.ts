import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { formatNumber } from '../theme/formatNumber.js';

export interface NumberRules {
  /** Minimum, in the unit of `value`. Default: 0. */
  min?: number | undefined;
  /** Maximum, in the unit of `value`. Default: 1,00,00,000. */
  max?: number | undefined;
  /** Maximum number of decimals. Default: 2. */
  decimals?: number | undefined;
}

/** Removes rupee and percent signs, commas and spaces from a typed number such as "₹1,299.50". */
export const bare = (typed: string): string => typed.replace(/[₹,%\s]/g, '');

/**
 * Returns a message that says what is wrong with a typed number and how to fix it, or undefined if it is
 * valid.
 */
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
