/** Normalizes a typed order number for comparing: without spaces and hyphens, in capitals. */
const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * Reads a typed order number or its prefix, with or without "TK" and dashes: "7q2mx0" → "TK-7Q2M-X0". Returns
 * undefined for other texts; without "TK" it needs more than four characters.
 */
export const orderNumberIn = (typed: string): string | undefined => {
  const [, afterTk, alone] = /^(?:TK([0-9A-Z]{1,8})|([0-9A-Z]{5,8}))$/.exec(plain(typed)) ?? [];
  const body = afterTk ?? alone;
  if (!body) return undefined;
  return body.length > 4 ? `TK-${body.slice(0, 4)}-${body.slice(4)}` : `TK-${body}`;
};

/**
 * Reads a typed mobile number or its prefix: at least four digits, with or without "+91", "0" and spaces.
 * Returns the digits; undefined for other texts.
 */
export const mobileIn = (typed: string): string | undefined => {
  if (!/^[+\d\s()-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  return digits.length >= 4 ? digits : undefined;
};
