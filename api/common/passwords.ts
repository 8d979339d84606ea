import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from './domainError.js';
import { isGuessable } from './passwordStrength.js';

/**
 * The cost of a password hash: Argon2id with the library's defaults, 19 MiB, two passes, one lane (OWASP
 * Password Storage Cheat Sheet).
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalizes the spelling of a password, because keyboards compose accents and vowel signs differently. */
const spelled = (password: string) => password.normalize('NFC');

/** Hashes a password at the current cost. */
export const hashPassword = (password: string): Promise<string> => hash(spelled(password), cost);

const nobodys = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Checks a password against a hash. Without a hash the check fails after the same time, so that it does not
 * reveal whether an account exists (W-04).
 */
export const passwordMatches = async (password: string, stored?: string): Promise<boolean> => {
  const right = await verify(stored ?? (await nobodys), spelled(password));
  return right && stored !== undefined;
};

/**
 * Tells whether a stored hash is cheaper to attack than a new one. The hash is a PHC string, which names its
 * parameters.
 */
export const isOutdated = (stored: string): boolean => {
  const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  return Number(m ?? 0) < cost.memoryCost || Number(t) < cost.timeCost || Number(p) < cost.parallelism;
};

interface PasswordOwner {
  email: string;
  name?: string | undefined;
}

/**
 * Refuses common passwords and passwords made of the account's own words, as an issue of the body's field.
 * @throws DomainError `commonPassword`
 */
export const refuseCommon = (
  password: string,
  { email, name = '' }: PasswordOwner,
  field = 'password',
): void => {
  if (isGuessable(password, { email, name }))
    throw new DomainError('commonPassword', {
      inWords: ({ errors }) => ({ issues: [{ path: [field], message: errors.commonPassword }] }),
    });
};
