import { repeated } from './plain.js';
import { CommandError } from './commandError.js';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no',
  EISDIR: 'A file is wanted, and this is a folder:',
  ENOTDIR: 'A part of this path is no folder:',
  EACCES: 'This user may not use',
  EPERM: 'This user may not use',
  EROFS: 'Nothing can be written at',
  ENAMETOOLONG: 'No file has so long a name as',
};

/** Describes an error about a file in a sentence; undefined for other errors. */
const fileError = (error: unknown, file: string): string | undefined => {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (reason && !file) return 'A file is wanted, and its name is empty: name one.';
  return reason && `${reason} ${repeated(file)} (${code}): check the path.`;
};

/**
 * Runs some work with a file that the operator named. @throws CommandError `usage` with a sentence about the
 * file when the system rejects it
 */
export const withFile = async <T>(file: string, use: () => Promise<T>): Promise<T> => {
  try {
    return await use();
  } catch (error) {
    const sentence = fileError(error, file);
    throw sentence ? new CommandError('usage', sentence, { cause: error }) : error;
  }
};
