import { randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { withFile } from './files.js';
import { Refusal } from './refusal.js';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code ?? '';

const found = async (file: string) => {
  try {
    return await lstat(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Looks before the work whether a file may be written in this place: nothing is there, or a file that it replaces. @throws Refusal `usage` */
export const refuseOddPlace = async (file: string): Promise<void> => {
  const there = await withFile(file, () => found(file));
  if (!there || there.isFile()) return;
  const kind = there.isDirectory() ? 'a folder' : there.isSymbolicLink() ? 'a link' : 'a device or pipe';
  throw new Refusal(
    'usage',
    `A file is wanted, and ${file} is ${kind}, which is not replaced: name a file. Nothing was done.`,
  );
};

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

const full = (file: string, cause: unknown) =>
  new Refusal('conflict', `There is no room for ${file}: make some, and run it again. No file was written.`, {
    cause,
  });

/** Nobody else's: two that write to one name are both whole, and the later one stays. */
const draftOf = (file: string): string => `${file}.${randomUUID().slice(0, 8)}.part`;

/** Leaves the file open at its end. */
const sinkOf = (handle: FileHandle): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => void handle.writeFile(chunk).then(() => done(), done),
  });

/**
 * Writes a file whole or not at all. @param mode of the file. @returns its bytes beside what `write` answers
 * @throws Refusal `usage` where the system refuses the file, `conflict` where there is no room; what `write` throws, as it is
 */
export const writeWhole = async <Result>(
  file: string,
  write: (sink: Writable) => Promise<Result>,
  mode = 0o666,
): Promise<{ result: Result; bytes: number }> => {
  const draft = draftOf(file);
  const handle = await withFile(file, () => open(draft, 'wx', mode));
  try {
    const result = await write(sinkOf(handle));
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await withFile(file, () => rename(draft, file));
    return { result, bytes: size };
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw isFull(error) ? full(file, error) : error;
  }
};
