import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** From the sources the package's file lies two folders up, from what is built of them four. */
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

/** Of this Tokri. */
export const version = read();
