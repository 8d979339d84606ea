import { InvalidArgumentError } from 'commander';
import { email } from '../../contract/wire.js';

/**
 * Parses an email address and converts it to lower case.
 * @throws InvalidArgumentError
 */
export const emailArgument = (value: string): string => {
  const parsed = email.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It is not an email address.');
};

/**
 * Returns settings that add ADMIN_EMAIL when only ADMIN_PASSWORD is set, because the settings require both.
 * The address typed on the command line is used.
 */
export const settingsWith = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.ProcessEnv, address: string) => ({
  settings: ADMIN_PASSWORD && !ADMIN_EMAIL ? { ADMIN_EMAIL: address } : {},
});
