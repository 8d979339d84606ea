import { CommandError } from './commandError.js';

/** Stands for standard input in place of a file name. */
const fromInput = '-';

/** The name of standard input in messages. */
export const inputName = 'standard input';

export const isInput = (file: string): boolean => file === fromInput;

/** Returns the name of a file for messages. */
export const calledFile = (file: string): string => (isInput(file) ? inputName : file);

/**
 * Rejects standard input when nothing is piped into it, or when a question would need it for the answer.
 * @param asking the option that answers the question beforehand
 * @throws CommandError `usage`
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
