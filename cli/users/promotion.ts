import { operator } from '../../api/audit/auditLog.service.js';
import { AdminAccountsService } from '../../api/users/adminAccounts.service.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';
import { isUnproved, type Told } from './accounts.js';
import { askNewPassword, canAsk, environmentPassword } from './passwords.js';

interface Known {
  given: string | undefined;
  keepPassword: boolean | undefined;
  env: NodeJS.ProcessEnv;
}

/** Whether the API asks for a new password: tried, so that the rule stands in one place. */
const needsPassword = async ({ api }: Api, address: string): Promise<boolean> => {
  try {
    await api.get(AdminAccountsService).promote(operator, address, { dryRun: true });
    return false;
  } catch (error) {
    return isUnproved(error);
  }
};

/** What a promotion needs: a new password only where nobody proved to have the address. @throws Refusal `conflict` where nobody can be asked for it */
export const promotionOf = async (
  shop: Api,
  address: string,
  { given, keepPassword, env }: Known,
): Promise<Told> => {
  if (given !== undefined) return { password: given };
  if (keepPassword) return { keepPassword };
  if (!(await needsPassword(shop, address))) return {};
  const password = environmentPassword(env, address);
  if (password !== undefined) return { password };
  if (canAsk()) {
    process.stderr.write(
      `Nobody has proved yet that ${address} is theirs, and somebody else may have registered it: a new password it is (or --keep-password).\n`,
    );
    return { password: await askNewPassword(address) };
  }
  throw new CommandError(
    'conflict',
    `Nobody has proved yet that ${address} is theirs, and somebody else may have registered it: set a new password with --password-stdin or --password-file, or add --keep-password if you know its owner.`,
  );
};
