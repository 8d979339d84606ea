import { randomBytes } from 'node:crypto';

/** Crockford's: no I, L, O or U, so that it can be read out and typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number such as `TK-7Q2M-X04C`: 40 random bits, which can be neither guessed nor counted (W-11). */
export const orderNumber = (): string => {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `TK-${letters.slice(0, 4)}-${letters.slice(4)}`;
};
