import { lstat } from 'node:fs/promises';
import { withFile } from '../frame/files.js';
import { Refusal } from '../frame/refusal.js';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const found = async (file: string) => {
  try {
    return await lstat(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Looks before the work whether a backup may take the place of what is there. @throws Refusal `usage` where that is no file */
export const refuseOddPlace = async (file: string): Promise<void> => {
  const there = await withFile(file, () => found(file));
  if (!there || there.isFile()) return;
  const kind = there.isDirectory() ? 'a folder' : there.isSymbolicLink() ? 'a symbolic link' : 'no file';
  throw new Refusal(
    'usage',
    `There is ${kind} at ${file}, which a backup does not replace: name a file, or - for standard output. Nothing was done.`,
  );
};
