import { InvalidArgumentError } from 'commander';
import { email } from '../../contract/wire.js';

/** Parses an email address into lower case. */
export const emailArgument = (value: string): string => {
  const parsed = email.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It is not an email address.');
};

/**
 * Completes the settings of a command that gets ADMIN_PASSWORD alone: the settings require ADMIN_EMAIL with
 * it, so the address from the command line takes that place.
 */
export const settingsWith = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.ProcessEnv, address: string) => ({
  settings: ADMIN_PASSWORD && !ADMIN_EMAIL ? { ADMIN_EMAIL: address } : {},
});
