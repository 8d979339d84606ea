import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Option } from 'commander';
import { limits } from '../../contract/limits.js';
import { askSecret } from '../terminal/asking.js';
import { withFile } from '../terminal/files.js';
import type { OperatorCommand } from '../terminal/operatorCommand.js';
import { CommandError } from '../terminal/commandError.js';

/** Options about where the password comes from. */
export interface PasswordOptions {
  passwordFile?: string;
  passwordStdin?: boolean;
}

const ways = '--password-stdin, --password-file or ADMIN_PASSWORD';

const refuseArgument = (): never => {
  throw new CommandError(
    'usage',
    `A password is not taken as an argument, where every user of this machine and the shell's history can read it: type it when asked, or give it with ${ways}.`,
  );
};

/** Adds the options that name a password's source. A password given as an argument is rejected. */
export const takesPassword = (command: OperatorCommand): OperatorCommand =>
  command
    .option('--password-file <file>', 'read the password from a file')
    .addOption(
      new Option('--password-stdin', 'read the password from standard input').conflicts('passwordFile'),
    )
    .addOption(new Option('--password [it]').hideHelp())
    .on('option:password', refuseArgument);

const checked = (password: string): string => {
  const { passwordMin: min, passwordMax: max } = limits;
  if (password.length >= min && password.length <= max) return password;
  throw new CommandError('validation', `A password has ${min} to ${max} characters: choose another one.`);
};

/** Removes the line end that editors and `echo` add to a password. */
const unended = (content: string): string => content.replace(/[\r\n]+$/, '');

/**
 * Returns the password from the file or from standard input, as the options say; undefined without these
 * options.
 * @throws CommandError `validation` for a password of a wrong length, `usage` for a file that cannot be read
 */
export const givenPassword = async ({
  passwordFile,
  passwordStdin,
}: PasswordOptions): Promise<string | undefined> => {
  if (passwordFile)
    return checked(unended(await withFile(passwordFile, () => readFile(passwordFile, 'utf8'))));
  return passwordStdin ? checked(unended(await text(process.stdin))) : undefined;
};

/** Returns `ADMIN_PASSWORD`, unless `ADMIN_EMAIL` names another user. */
export const environmentPassword = (
  { ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.ProcessEnv,
  address: string,
): string | undefined => {
  const others = ADMIN_EMAIL && ADMIN_EMAIL.trim().toLowerCase() !== address;
  return ADMIN_PASSWORD && !others ? checked(ADMIN_PASSWORD) : undefined;
};

/**
 * Returns `ADMIN_PASSWORD` only if `ADMIN_EMAIL` names this user, because a leftover password must not go to
 * another one.
 */
export const namedPassword = (env: NodeJS.ProcessEnv, address: string): string | undefined =>
  env['ADMIN_EMAIL'] ? environmentPassword(env, address) : undefined;

/** Tells whether there is a terminal in which the operator can be asked. */
export const canAsk = (): boolean => process.stdin.isTTY;

/**
 * Rejects a command without a password when there is no terminal to ask for it.
 * @throws CommandError `usage`
 */
export const refuseWithoutPassword = (): void => {
  if (!canAsk())
    throw new CommandError('usage', `No password: give it with ${ways}, or run this in a terminal.`);
};

/**
 * Asks for the password twice, without echoing it. @throws CommandError `validation`, `usage` without a
 * terminal to ask in
 */
export const askNewPassword = async (address: string): Promise<string> => {
  refuseWithoutPassword();
  const password = checked(await askSecret(`New password of ${address}: `));
  if ((await askSecret('The same once more: ')) === password) return password;
  throw new CommandError('validation', 'The two were not the same: nothing was done. Run it again.');
};
