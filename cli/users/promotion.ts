import { operator } from '../../api/audit/auditLog.service.js';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';
import { isUnproved, type ChangeOptions } from './accounts.js';
import { askNewPassword, canAsk, environmentPassword } from './passwords.js';

interface Known {
  given: string | undefined;
  keepPassword: boolean | undefined;
  env: NodeJS.ProcessEnv;
}

/**
 * Tells whether a promotion requires a new password. It asks the API by a dry run, so that the rule stays in
 * one place.
 */
const needsPassword = async ({ api }: Api, address: string): Promise<boolean> => {
  try {
    await api.get(AdminAccountsService).promote(operator, address, { dryRun: true });
    return false;
  } catch (error) {
    return isUnproved(error);
  }
};

/**
 * Returns the options for a promotion. Only an account with an unverified email address needs a new password.
 * @throws CommandError `conflict` when a password is needed and there is no terminal to ask for it
 */
export const promotionOf = async (
  shop: Api,
  address: string,
  { given, keepPassword, env }: Known,
): Promise<ChangeOptions> => {
  if (given !== undefined) return { password: given };
  if (keepPassword) return { keepPassword };
  if (!(await needsPassword(shop, address))) return {};
  const password = environmentPassword(env, address);
  if (password !== undefined) return { password };
  if (canAsk()) {
    process.stderr.write(
      `${address} is not verified, and someone else may have registered it: it needs a new password (or --keep-password).\n`,
    );
    return { password: await askNewPassword(address) };
  }
  throw new CommandError(
    'conflict',
    `${address} is not verified, and someone else may have registered it: set a new password with --password-stdin or --password-file, or add --keep-password if you know its owner.`,
  );
};
