import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ name: z.string(), version: z.string() });

/** Finds the folder of the package `tokri` at or above a folder. */
const find = (folder: string): { folder: string; version: string } => {
  const file = join(folder, 'package.json');
  const { success, data } = manifest.safeParse(existsSync(file) && JSON.parse(readFileSync(file, 'utf8')));
  if (success && data.name === 'tokri') return { folder, version: data.version };
  const above = dirname(folder);
  return above === folder ? { folder: process.cwd(), version: 'unknown' } : find(above);
};

/** The folder of this installation and its version. The build lies deeper in that folder than the sources. */
export const installation = find(import.meta.dirname);
