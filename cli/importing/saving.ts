import { randomBytes } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { stoppable } from '../frame/ctrlC.js';
import { withFile } from '../frame/files.js';
import { Refusal } from '../frame/refusal.js';

export const isZipped = (file: string) => file.toLowerCase().endsWith('.gz');

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Lets a file be written where there is none, or a file of its own. @throws Refusal `usage` */
export const refuseUnusual = (file: string): Promise<void> =>
  withFile(file, async () => {
    const there = await lstat(file).catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
    });
    if (!there || there.isFile()) return;
    const what = there.isDirectory() ? 'a folder' : there.isSymbolicLink() ? 'a link' : 'a device or pipe';
    throw new Refusal(
      'usage',
      `A file is wanted, and ${file} is ${what}: name another, or leave it out for standard output.`,
    );
  });

const stopped = () =>
  new Refusal('interrupted', 'Stopped: no file was written. Run it again when you want it.');

/**
 * Written whole or not at all.
 * @throws Refusal `usage` where the file cannot be written, `interrupted`
 */
export const save = (content: Readable, file: string): Promise<void> => {
  const stop = new AbortController();
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  const write = async () => {
    const opened = await withFile(file, () => open(draft, 'wx'));
    try {
      const packed = isZipped(file) ? createGzip() : new PassThrough();
      await pipeline(content, packed, opened.createWriteStream({ flush: true }), { signal: stop.signal });
      await withFile(file, () => rename(draft, file));
    } catch (error) {
      await rm(draft, { force: true });
      throw stop.signal.aborted ? stopped() : error;
    }
  };
  return stoppable(write, () => stop.abort());
};

const isLeft = (error: unknown) =>
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Writes all of it where somebody reads, and leaves that open. @throws Refusal `conflict` where they left before its end */
export const pour = async (content: Readable, sink: NodeJS.WritableStream): Promise<void> => {
  try {
    await pipeline(content, sink, { end: false });
  } catch (error) {
    if (!isLeft(error)) throw error;
    throw new Refusal(
      'conflict',
      'Whatever read the export ended before it had all of it: what it got is not whole. Run it again.',
      { cause: error },
    );
  }
};
