import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import type { Contents } from './format.js';
import { withFile } from '../frame/files.js';
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

/** Nobody else's: two backups to one name are both whole, and the later one stays. */
const draftOf = (file: string): string => `${file}.${randomUUID().slice(0, 8)}.part`;

/** Leaves the file open at its end. */
const sinkOf = (handle: FileHandle): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => void handle.writeFile(chunk).then(() => done(), done),
  });

/**
 * Writes a file whole or not at all, for its owner's eyes only. @returns its bytes beside what `write` answers
 * @throws Refusal `usage` where the system refuses the file; what `write` throws, as it is
 */
export const saveTo = async (
  file: string,
  write: (sink: NodeJS.WritableStream) => Promise<Contents>,
): Promise<Contents & { bytes: number }> => {
  const draft = draftOf(file);
  const handle = await withFile(file, () => open(draft, 'wx', 0o600));
  try {
    const contents = await write(sinkOf(handle));
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await withFile(file, () => rename(draft, file));
    return { ...contents, bytes: size };
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw isFull(error) ? full(file, error) : error;
  }
};
