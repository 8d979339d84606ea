import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Contents } from './format.js';
import { Refusal } from '../frame/refusal.js';

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const full = (file: string, cause: unknown) =>
  new Refusal(
    'conflict',
    `There is no room for ${file}: make some, and run it again. No backup was written.`,
    {
      cause,
    },
  );

/** Writes a file whole or not at all, for its owner's eyes only. @returns its bytes beside what `write` answers */
export const saveTo = async (
  file: string,
  write: (sink: NodeJS.WritableStream) => Promise<Contents>,
): Promise<Contents & { bytes: number }> => {
  const draft = `${file}.part`;
  await rm(draft, { force: true }); // of one that was killed; it may have been anybody's to read
  try {
    const contents = await write(createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    const { size } = await stat(draft);
    await rename(draft, file);
    return { ...contents, bytes: size };
  } catch (error) {
    await rm(draft, { force: true });
    throw isFull(error) ? full(file, error) : error;
  }
};
