import { type FileHandle, open } from 'node:fs/promises';
import { withFile } from '../frame/files.js';
import { repeated } from '../frame/plain.js';
import { Refusal } from '../frame/refusal.js';

/** Opens a file that an operator named. @throws Refusal `usage` with a sentence about it where it cannot be read */
export const openNamed = (file: string): Promise<FileHandle> =>
  withFile(file, async () => {
    const opened = await open(file);
    if (!(await opened.stat()).isDirectory()) return opened;
    await opened.close();
    throw new Refusal(
      'usage',
      `A file is wanted, and this is a folder: ${repeated(file)} (EISDIR): check the path.`,
    );
  });
