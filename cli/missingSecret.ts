import { access } from 'node:fs/promises';
import type { Config } from '../api/config/config.js';
import { secretFile } from '../api/secrets/tokenSecret.js';
import { CommandError } from './terminal/commandError.js';

/**
 * Rejects a command on the database of a shop whose secret is not on this machine: one would be made up.
 * @param why the reason why the command needs the secret, a clause
 */
export const refuseMissingSecret = async (
  { TOKEN_SECRET, MONGODB_URI, DATA_DIR }: Pick<Config, 'TOKEN_SECRET' | 'MONGODB_URI' | 'DATA_DIR'>,
  why: string,
): Promise<void> => {
  if (TOKEN_SECRET || !MONGODB_URI) return;
  const file = secretFile(DATA_DIR);
  await access(file).catch((error: unknown) => {
    throw new CommandError(
      'usage',
      `${why}, and ${file} is not here: set TOKEN_SECRET, or DATA_DIR, as the shop has it. Nothing was done.`,
      { cause: error },
    );
  });
};
