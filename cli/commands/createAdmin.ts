import { InvalidArgumentError } from 'commander';
import { limits } from '../../contract/limits.js';
import { userName } from '../../contract/user.js';
import { type OperatorCommand, operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import {
  askNewPassword,
  environmentPassword,
  givenPassword,
  type PasswordOptions,
  refuseWithoutPassword,
  takesPassword,
} from '../users/passwords.js';
import { emailArgument, settingsWith } from '../users/address.js';
import { inWords } from '../users/words.js';
import type { WithApi } from '../withApi.js';

interface Options extends Speaking, PasswordOptions {
  name?: string;
  update?: boolean;
  dryRun?: boolean;
}

const nameArgument = (value: string): string => {
  const { data: name } = userName.safeParse(value);
  if (name !== undefined) return name;
  throw new InvalidArgumentError(`A name has 1 to ${limits.userName} characters.`);
};

/** Creates the admin. Without `--update` an existing admin stays unchanged, and no password is asked for. */
const carryOut = (
  withApi: WithApi,
  env: NodeJS.ProcessEnv,
  address: string,
  { name, update, dryRun = false }: Options,
  given: string | undefined,
) =>
  withApi(
    async (shop) => {
      const { createAdmin, isAdmin } = await import('../users/accounts.js');
      const stays = !update && (await isAdmin(shop, address));
      const password = given ?? (stays ? '' : await askNewPassword(address));
      return createAdmin(shop, address, { password, name, update, dryRun });
    },
    { ...settingsWith(env, address), founding: !dryRun },
  );

/**
 * Builds the command `create-admin`. It never takes a password as an argument, because every user of the
 * machine could read it.
 */
export const createAdmin = (withApi: WithApi, env: NodeJS.ProcessEnv): OperatorCommand =>
  takesPassword(operatorCommand('create-admin'))
    .description('create an admin, or promote a customer with a new password; safe to run twice')
    .used(
      ['tokri create-admin you@example.com', 'asks for a password without showing it'],
      ['tokri create-admin you@example.com --password-stdin < secret', 'for scripts'],
      ['tokri create-admin you@example.com --update', 'gives an admin a new password'],
    )
    .argument('<email>', 'address to log in with', emailArgument)
    .option('--name <name>', 'name shown in the shop (Admin)', nameArgument)
    .option('--update', 'set the password, and the name where one is given, of one who is an admin already')
    .option('-n, --dry-run', 'try it, say what would change, and change nothing')
    .endsWith('validation', 'connection', 'conflict')
    .speaks()
    .action(async (address: string, options: Options) => {
      const terminal = new Terminal(options);
      const given = (await givenPassword(options)) ?? environmentPassword(env, address);
      if (given === undefined) refuseWithoutPassword();
      const changed = await carryOut(withApi, env, address, options, given);
      const next = changed.outcome === 'unchanged' ? '--update sets the password of an admin.' : undefined;
      terminal.reports('user create-admin', changed, inWords(changed, 'is an admin already'), next);
    });
