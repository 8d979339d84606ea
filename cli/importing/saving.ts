import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { stopping } from '../terminal/stopping.js';
import { writeWhole } from '../terminal/wholeFile.js';

/** Tells by a file's name whether its content is gzipped. */
export const isZipped = (file: string) => file.toLowerCase().endsWith('.gz');

const stopped = () => 'Stopped: no file was written. Run it again when you want it.';

/**
 * Writes a file completely or not at all; with a name that ends in `.gz`, gzipped.
 * @returns the file's size in bytes
 * @throws CommandError `usage` when the file cannot be written, `interrupted` when Ctrl-C stopped it
 */
export const save = (content: Readable, file: string): Promise<number> =>
  stopping(stopped, async (signal) => {
    const packed = isZipped(file) ? createGzip() : new PassThrough();
    const { bytes } = await writeWhole(file, (sink) => pipeline(content, packed, sink, { signal }));
    return bytes;
  });

const isLeft = (error: unknown) =>
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Writes to a stream and leaves it open. A reader that ends early, such as `head`, is no error. */
export const pour = async (content: Readable, sink: NodeJS.WritableStream): Promise<void> => {
  try {
    await pipeline(content, sink, { end: false });
  } catch (error) {
    if (!isLeft(error)) throw error;
  }
};
