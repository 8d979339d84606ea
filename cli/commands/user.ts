import { Option } from 'commander';
import { limits } from '../../contract/limits.js';
import { wholeNumber } from '../terminal/arguments.js';
import {
  type Example,
  type OperatorCommand,
  operatorCommand,
  type Speaking,
} from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { AccountAction, ChangeOptions } from '../users/accounts.js';
import { emailArgument, settingsWith } from '../users/address.js';
import type { AccountFilter } from '../users/list.js';
import {
  askNewPassword,
  namedPassword,
  givenPassword,
  type PasswordOptions,
  takesPassword,
} from '../users/passwords.js';
import { inWords } from '../users/words.js';
import type { Api, WithApi } from '../withApi.js';
import { createAdmin } from './createAdmin.js';

type Options = Speaking & PasswordOptions & { dryRun?: boolean; keepPassword?: boolean };

type Change = Exclude<AccountAction, 'resetPassword'> | 'reset-password';

interface Act {
  description: string;
  examples: readonly Example[];
  /** The message for an account that is already as the command would make it: "is an admin already". */
  already: string;
  next?: string;
  /** Adds the command's own options. */
  takes?: (command: OperatorCommand) => OperatorCommand;
  /** Returns the options of the change, with a password if the change needs one. */
  how?: (shop: Api, address: string, options: Options, env: NodeJS.ProcessEnv) => Promise<ChangeOptions>;
}

const changes =
  (name: Change, { description, examples, already, next, takes = (command) => command, how }: Act) =>
  (withApi: WithApi, env: NodeJS.ProcessEnv) =>
    takes(operatorCommand(name))
      .description(description)
      .used(...examples)
      .argument('<email>', 'address of the account', emailArgument)
      .option('-n, --dry-run', 'try it, say what would change, and change nothing')
      .endsWith('validation', 'connection', 'conflict')
      .speaks()
      .action(async (address: string, options: Options) => {
        const terminal = new Terminal(options);
        const { dryRun = false } = options;
        const action = name === 'reset-password' ? 'resetPassword' : name;
        const changed = await withApi(
          async (shop) => {
            const { change } = await import('../users/accounts.js');
            return change(shop, action, address, { dryRun, ...(await how?.(shop, address, options, env)) });
          },
          settingsWith(env, address),
        );
        terminal.reports(`user ${name}`, changed, inWords(changed, already), next);
        warnOfEnvironment(terminal, env, address, changed.outcome);
      });

/**
 * Warns when ADMIN_EMAIL names a demoted admin, because the next start of the shop would make that account an
 * admin again.
 */
const warnOfEnvironment = (
  terminal: Terminal,
  { ADMIN_EMAIL = '' }: NodeJS.ProcessEnv,
  address: string,
  outcome: string,
) => {
  if (outcome === 'demoted' && ADMIN_EMAIL.trim().toLowerCase() === address)
    terminal.warns('ADMIN_EMAIL names this address, and the next start makes it an admin again: change it.');
};

const promote = changes('promote', {
  description: 'make a customer an admin, who has to log in anew',
  examples: [
    ['tokri user promote asha@example.com', 'whose address is verified: the password stays'],
    ['tokri user promote asha@example.com --password-stdin < secret', 'with a new password'],
  ],
  already: 'is an admin already',
  takes: (command) =>
    takesPassword(command).addOption(
      new Option(
        '--keep-password',
        'keep the password of an account whose address was never verified',
      ).conflicts(['passwordFile', 'passwordStdin']),
    ),
  how: async (shop, address, { keepPassword, ...options }, env) => {
    const { promotionOf } = await import('../users/promotion.js');
    return promotionOf(shop, address, { keepPassword, given: await givenPassword(options), env });
  },
});

const resetPassword = changes('reset-password', {
  description: 'set a new password, and log the account out everywhere',
  examples: [
    ['tokri user reset-password asha@example.com', 'asks for it without showing it'],
    ['tokri user reset-password asha@example.com --password-file secret', 'reads it from a file'],
  ],
  already: 'has it already',
  takes: takesPassword,
  how: async (shop, address, options, env) => {
    const given = (await givenPassword(options)) ?? namedPassword(env, address);
    if (given !== undefined) return { password: given };
    const { refuseUnknown } = await import('../users/accounts.js');
    await refuseUnknown(shop, address);
    return { password: await askNewPassword(address) };
  },
});

const demote = changes('demote', {
  description: 'make an admin a customer again; the last active admin stays',
  examples: [['tokri user demote asha@example.com', 'from now on without the dashboard']],
  already: 'is no admin',
});

const disable = changes('disable', {
  description: 'block all logins to an account, and log it out everywhere; the last active admin stays',
  examples: [['tokri user disable asha@example.com', 'until tokri user enable']],
  already: 'is disabled already',
  next: 'tokri user enable undoes it.',
});

const enable = changes('enable', {
  description: 'let the owner of a disabled account log in again',
  examples: [['tokri user enable asha@example.com', 'undoes tokri user disable']],
  already: 'is not disabled',
});

const list = (withApi: WithApi) =>
  operatorCommand('list')
    .description('show the accounts, admins first')
    .used(
      ['tokri user list --role admin', 'the admins of the shop'],
      ['tokri user list --search asha --json', 'accounts with “asha” in address or name, for a program'],
    )
    .addOption(new Option('--role <role>', 'only these').choices(['admin', 'customer']))
    .addOption(new Option('--status <status>', 'only these').choices(['active', 'disabled']))
    .option('--search <text>', 'only those with this in their address or name')
    .option('--limit <n>', 'how many', wholeNumber(1, 1_000), 50)
    .option('--page <n>', 'which page of as many', wholeNumber(1, limits.page), 1)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (options: Speaking & AccountFilter) => {
      const terminal = new Terminal(options);
      const { role, status, search } = options;
      const { inLines, usersOf } = await import('../users/list.js');
      const users = await withApi((shop) => usersOf(shop, options));
      terminal.answers('user list', users, inLines(users, Boolean(role ?? status ?? search)));
    });

export const user = (withApi: WithApi, env: NodeJS.ProcessEnv): OperatorCommand => {
  const command = operatorCommand('user')
    .description('create, promote, demote, disable and list accounts; reset a password')
    .used(
      ['tokri user create-admin you@example.com', 'an admin, with a password that is asked for'],
      ['tokri user list --role admin', 'the admins of the shop'],
      ['tokri user disable asha@example.com', 'logged out everywhere, at once'],
    );
  const parts = [promote, demote, disable, enable, resetPassword].map((part) => part(withApi, env));
  for (const part of [createAdmin(withApi, env), ...parts, list(withApi)]) command.addCommand(part);
  return command;
};
