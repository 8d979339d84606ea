import { InvalidArgumentError } from 'commander';
import { email } from '../../contract/wire.js';

/** Parses an email address into lower case. */
export const emailArgument = (value: string): string => {
  const parsed = email.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It is not an email address.');
};

/**
 * Adds ADMIN_EMAIL to the settings, which require it with ADMIN_PASSWORD; a command may have the password
 * alone.
 */
export const settingsWith = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.ProcessEnv, address: string) => ({
  settings: ADMIN_PASSWORD && !ADMIN_EMAIL ? { ADMIN_EMAIL: address } : {},
});
