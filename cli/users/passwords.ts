import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Option } from 'commander';
import { limits } from '../../contract/limits.js';
import { askSecret } from '../terminal/asking.js';
import { withFile } from '../terminal/files.js';
import type { OperatorCommand } from '../terminal/operatorCommand.js';
import { CommandError } from '../terminal/commandError.js';

/** Where a command was told to take a password from. */
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

/** Lets a command take a password, but not as an argument. */
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

/** Without the end of the line that editors and `echo` put behind it. */
const unended = (content: string): string => content.replace(/[\r\n]+$/, '');

/** The password from where the options say; undefined where they say nothing. @throws Refusal `validation`, `usage` */
export const givenPassword = async ({
  passwordFile,
  passwordStdin,
}: PasswordOptions): Promise<string | undefined> => {
  if (passwordFile)
    return checked(unended(await withFile(passwordFile, () => readFile(passwordFile, 'utf8'))));
  return passwordStdin ? checked(unended(await text(process.stdin))) : undefined;
};

/** `ADMIN_PASSWORD`, unless `ADMIN_EMAIL` says that it is somebody else's. */
export const environmentPassword = (
  { ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.ProcessEnv,
  address: string,
): string | undefined => {
  const others = ADMIN_EMAIL && ADMIN_EMAIL.trim().toLowerCase() !== address;
  return ADMIN_PASSWORD && !others ? checked(ADMIN_PASSWORD) : undefined;
};

/** `ADMIN_PASSWORD` where `ADMIN_EMAIL` says that it is theirs: one that was left behind is nobody else's. */
export const namedPassword = (env: NodeJS.ProcessEnv, address: string): string | undefined =>
  env['ADMIN_EMAIL'] ? environmentPassword(env, address) : undefined;

/** Whether somebody can be asked. */
export const canAsk = (): boolean => process.stdin.isTTY;

/** @throws Refusal `usage` where nobody can be asked */
export const refuseWithoutPassword = (): void => {
  if (!canAsk())
    throw new CommandError('usage', `No password: give it with ${ways}, or run this in a terminal.`);
};

/** Asked for twice, without showing it. @throws Refusal `validation`, `usage` where nobody can be asked */
export const askNewPassword = async (address: string): Promise<string> => {
  refuseWithoutPassword();
  const password = checked(await askSecret(`New password of ${address}: `));
  if ((await askSecret('The same once more: ')) === password) return password;
  throw new CommandError('validation', 'The two were not the same: nothing was done. Run it again.');
};
