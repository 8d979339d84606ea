/** As a text is compared: letters and digits, large. */
const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * The order number, or its beginning, that somebody typed with or without "TK" and dashes: "7q2mx0" → "TK-7Q2M-X0".
 * Undefined where it cannot be one; without "TK" it takes more than four characters to tell.
 */
export const orderNumberIn = (typed: string): string | undefined => {
  const [, afterTk, alone] = /^(?:TK([0-9A-Z]{1,8})|([0-9A-Z]{5,8}))$/.exec(plain(typed)) ?? [];
  const body = afterTk ?? alone;
  if (!body) return undefined;
  return body.length > 4 ? `TK-${body.slice(0, 4)}-${body.slice(4)}` : `TK-${body}`;
};

/** The mobile number, or its beginning, that somebody typed: four digits or more, with or without "+91", "0" and gaps. */
export const mobileIn = (typed: string): string | undefined => {
  if (!/^[+\d\s()-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  return digits.length >= 4 ? digits : undefined;
};
