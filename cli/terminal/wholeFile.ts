import { randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { errorCode, isFull } from '../../api/common/errors.js';
import { withFile } from './files.js';
import { repeated } from './plain.js';
import { CommandError } from './commandError.js';

/** Stands for standard output in place of a file name. */
export const toOutput = '-';

/** Maximum bytes of a file name on Linux and macOS. */
const longestName = 255;

const tooLong = (file: string): string => {
  const names = path.resolve(file).split(path.sep);
  const name = names.find((each) => Buffer.byteLength(each) > longestName);
  return name === undefined
    ? `The path of ${repeated(path.basename(file))} is too long: name a place with a shorter one.`
    : `The name ${repeated(name)} is too long for a file: shorten it.`;
};

/** Messages for invalid paths, by the error code of the operating system. */
const wrongPaths: Readonly<Record<string, (file: string) => string>> = {
  ENAMETOOLONG: tooLong,
  ELOOP: (file) =>
    `The path of ${repeated(path.basename(file))} leads through links that lead back to themselves: name another place.`,
};

/**
 * Returns the file's status; undefined when there is no such file.
 * @throws CommandError `usage` for an invalid path; other errors of the operating system as they are
 */
const found = async (file: string) => {
  try {
    return await lstat(file);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    const wrong = wrongPaths[code]?.(file);
    throw wrong ? new CommandError('usage', `${wrong} No file was written.`, { cause: error }) : error;
  }
};

const full = (file: string, cause: unknown) =>
  new CommandError(
    'conflict',
    `There is no room for ${file}: make some, and run it again. No file was written.`,
    {
      cause,
    },
  );

/**
 * Returns a unique temporary name beside a file: when two processes write the same file, each writes a
 * complete one and the later one stays. The name is short, because the file's own name may have the maximum
 * length.
 */
const besides = (file: string, ending: 'part' | 'test'): string =>
  path.join(path.dirname(file), `.${randomUUID()}.${ending}`);

const refusing = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', ...Object.keys(wrongPaths)]);

const whyNot = async (file: string, code: string): Promise<string> => {
  const wrong = wrongPaths[code]?.(file);
  if (wrong) return wrong;
  const folder = path.dirname(path.resolve(file));
  const isFolder = await stat(folder).then(
    (there) => there.isDirectory(),
    () => false,
  );
  return isFolder
    ? `Nothing can be written in ${folder} (${code}): name another place for ${path.basename(file)}, or let this user write there.`
    : `There is no folder ${folder} for ${path.basename(file)}: make it, or name another place.`;
};

/**
 * Creates a temporary file beside the target. @throws CommandError `usage` when the system rejects it,
 * `conflict` when the disk is full
 */
const begin = async (file: string, draft: string, mode: number): Promise<FileHandle> => {
  try {
    await found(file); // checks the target's name, which the temporary file does not have
    return await open(draft, 'wx', mode);
  } catch (error) {
    if (isFull(error)) throw full(file, error);
    if (!refusing.has(errorCode(error))) throw error;
    throw new CommandError('usage', `${await whyNot(file, errorCode(error))} No file was written.`, {
      cause: error,
    });
  }
};

/**
 * Creates and removes a file beside the target as a test, because a folder's permissions do not always show
 * whether it is writable.
 */
const tryPlace = async (file: string): Promise<void> => {
  const trial = besides(file, 'test');
  const handle = await begin(file, trial, 0o600);
  await handle.close();
  await rm(trial);
};

/**
 * Checks, before any work begins, that a file can be written: the folder is writable, and the target is
 * missing or a regular file.
 * @throws CommandError `usage` when it cannot be written, `conflict` when the disk is full
 */
export const refuseOddPlace = async (file: string): Promise<void> => {
  const there = await withFile(file, () => found(file));
  if (!there || there.isFile()) return tryPlace(file);
  const kind = there.isDirectory() ? 'a folder' : there.isSymbolicLink() ? 'a link' : 'a device or pipe';
  throw new CommandError(
    'usage',
    `A file is wanted, and ${file} is ${kind}, which is not replaced: name a file. Nothing was done.`,
  );
};

/** Returns a stream that writes to an open file and leaves the file open at its end. */
const sinkOf = (handle: FileHandle): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => void handle.writeFile(chunk).then(() => done(), done),
  });

/**
 * Writes a file completely or not at all.
 * @param mode the file's permissions
 * @returns the file's size in bytes and the result of `write`
 * @throws CommandError `usage` when the system rejects the file, `conflict` when the disk is full; errors of
 * `write` as they are
 */
export const writeWhole = async <Result>(
  file: string,
  write: (sink: Writable) => Promise<Result>,
  mode = 0o666,
): Promise<{ result: Result; bytes: number }> => {
  const draft = besides(file, 'part');
  const handle = await begin(file, draft, mode);
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
