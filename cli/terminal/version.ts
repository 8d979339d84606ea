import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The possible places of package.json: two folders above this file in the sources, four above it in the
 * build.
 */
const packages = ['../../package.json', '../../../../package.json'].map(
  (file) => new URL(file, import.meta.url),
);

const read = (): string => {
  for (const file of packages)
    try {
      return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  return 'unknown';
};

export const version = read();
