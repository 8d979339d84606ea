import { CommandError } from './commandError.js';

/** What stands for standard input among the names of files. */
const fromInput = '-';

/** How standard input is called where a file would be named. */
export const inputName = 'standard input';

export const isInput = (file: string): boolean => file === fromInput;

/** How a file is called in messages. */
export const calledFile = (file: string): string => (isInput(file) ? inputName : file);

/**
 * Refuses standard input as a file where nothing is piped into it, and where a question would be asked that only it could answer.
 * @param asking the option that asks, where nothing answers it beforehand
 * @throws Refusal `usage`
 */
export const refuseOddInput = (file: string, asking?: string | false): void => {
  if (!isInput(file)) return;
  if (process.stdin.isTTY)
    throw new CommandError(
      'usage',
      'Nothing is piped into standard input: pipe the file into this command, or name it. Nothing was done.',
    );
  if (asking)
    throw new CommandError(
      'usage',
      `${asking} asks for the name of the database, and standard input is the file: add --yes if that is meant (--dry-run shows what it would do), or name a file. Nothing was done.`,
    );
};
