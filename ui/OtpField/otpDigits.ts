/** Splits a partly typed code into one character per box; a space stands for an empty box. */
const boxes = (value: string, length: number) => [...value.padEnd(length, ' ').slice(0, length)];

/** Returns the digits of a text as Latin digits. Hindi keyboards may write १२३. */
export const digitsIn = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))).replace(/\D/g, '');

/** Returns the digit in a box, or an empty text. */
export const digitAt = (value: string, index: number): string => (value[index] ?? '').trim();

/** Puts digits into the boxes from `index` on. A whole code fills all boxes, whatever `index` is. */
export const putDigits = (value: string, length: number, index: number, digits: string): string => {
  const start = digits.length >= length ? 0 : index;
  const next = boxes(value, length);
  [...digits].slice(0, length - start).forEach((digit, offset) => (next[start + offset] = digit));
  return next.join('').trimEnd();
};

export const clearDigit = (value: string, length: number, index: number): string => {
  const next = boxes(value, length);
  next[index] = ' ';
  return next.join('').trimEnd();
};

/**
 * Returns the digits that were typed into a box. If it held the digit `former` before, the browser reports
 * both digits, and `former` is left out.
 */
export const addedDigits = (typed: string, former: string): string => {
  const digits = digitsIn(typed);
  return former && digits.length === 2 ? digits.replace(former, '') : digits;
};
