import { createHash, randomBytes } from 'node:crypto';

/** Creates a random text of 256 bits for a link or a cookie. */
export const secretText = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a secret text, which is stored instead of the text. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
