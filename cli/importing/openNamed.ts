import { open } from 'node:fs/promises';
import path from 'node:path';
import { withFile } from '../terminal/files.js';
import { inputName, isInput, refuseOddInput } from '../terminal/input.js';
import { repeated } from '../terminal/plain.js';
import { CommandError } from '../terminal/commandError.js';
import type { ImportSource } from './products.js';

/** Opens a file, or standard input for `-`. @throws CommandError `usage` when it cannot be read */
export const openNamed = async (file: string): Promise<ImportSource & AsyncDisposable> => {
  if (isInput(file)) {
    refuseOddInput(file);
    return { name: inputName, bytes: () => process.stdin, [Symbol.asyncDispose]: async () => undefined };
  }
  const opened = await withFile(file, () => open(file));
  const [bytes, close] = [() => opened.createReadStream(), () => opened.close()];
  if ((await opened.stat()).isDirectory()) {
    await close();
    throw new CommandError(
      'usage',
      `A file is wanted, and this is a folder: ${repeated(file)} (EISDIR): check the path.`,
    );
  }
  return { name: path.basename(file), bytes, [Symbol.asyncDispose]: close };
};
