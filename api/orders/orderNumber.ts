import { randomBytes } from 'node:crypto';

/**
 * The characters of order numbers: Crockford's alphabet without I, L, O and U, so that a number can be read
 * out and typed.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates an order number such as `TK-7Q2M-X04C` of 40 random bits. It cannot be guessed and does not reveal
 * how many orders there are (W-11).
 */
export const orderNumber = (): string => {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `TK-${letters.slice(0, 4)}-${letters.slice(4)}`;
};
