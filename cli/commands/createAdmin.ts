import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { UsersService } from '../../api/users/users.service.js';
import { limits } from '../../contract/limits.js';
import { email } from '../../contract/wire.js';
import { askSecret } from '../frame/asking.js';
import { withFile } from '../frame/files.js';
import { operatorCommand } from '../frame/operatorCommand.js';
import type { WithApi } from '../withApi.js';

const emailArgument = (value: string): string => {
  const parsed = email.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It is not an email address.');
};

interface Options {
  passwordFile?: string;
  passwordStdin?: boolean;
  name: string;
}

const readPassword = async (
  { passwordFile, passwordStdin }: Options,
  { ADMIN_PASSWORD }: NodeJS.ProcessEnv,
): Promise<string> => {
  if (passwordFile) return (await withFile(passwordFile, () => readFile(passwordFile, 'utf8'))).trimEnd();
  if (passwordStdin) return (await text(process.stdin)).trimEnd();
  if (ADMIN_PASSWORD) return ADMIN_PASSWORD;
  if (process.stdin.isTTY) return askSecret('Password: ');
  throw new Error(
    'No password: give it with --password-stdin, --password-file or ADMIN_PASSWORD, or run this in a terminal.',
  );
};

const checkPassword = (password: string): string => {
  const { success } = z.string().min(limits.passwordMin).max(limits.passwordMax).safeParse(password);
  if (success) return password;
  throw new Error(
    `A password has ${limits.passwordMin} to ${limits.passwordMax} characters: choose another one.`,
  );
};

const outcomes = {
  created: 'created: they can log in now',
  promoted: 'had an account already, and is an admin now, with this password; its other sessions have ended',
  unchanged: 'is an admin already; nothing was changed',
};

/** Never takes a password as an argument, where every user of the machine could read it. */
export const createAdmin = (withApi: WithApi, env: NodeJS.ProcessEnv): Command =>
  operatorCommand('create-admin')
    .description('create an admin, or promote a customer; safe to run twice')
    .argument('<email>', 'address to sign in with', emailArgument)
    .option('--name <name>', 'name shown in the shop', 'Admin')
    .option('--password-file <file>', 'read the password from a file')
    .option('--password-stdin', 'read the password from standard input')
    .action(async (address: string, options: Options) => {
      const password = checkPassword(await readPassword(options, env));
      const both = env.ADMIN_PASSWORD && !env.ADMIN_EMAIL ? { ADMIN_EMAIL: address } : {}; // the settings take the two together
      const outcome = await withApi(
        ({ api }) => api.get(UsersService).ensureAdmin(address, password, { name: options.name }),
        { settings: both, founding: true },
      );
      console.log(`${address} ${outcomes[outcome]}`);
    });
