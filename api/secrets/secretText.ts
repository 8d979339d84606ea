import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, for a link or a cookie. */
export const secretText = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
