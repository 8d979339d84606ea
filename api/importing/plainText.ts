import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError } from '../common/domainError.js';
import { fileTooLarge } from '../media/pictureFaults.js';

type Bytes = AsyncIterable<Buffer>;

const badCsv = () => new DomainError('badCsv');

const gzipped = [0x1f, 0x8b];

const decodes = (decoder: TextDecoder, chunk?: Buffer): boolean => {
  try {
    decoder.decode(chunk, { stream: Boolean(chunk) });
    return true;
  } catch {
    return false;
  }
};

/** Passes on what is text in UTF-8. @throws DomainError `badCsv` */
async function* textOnly(source: Bytes): Bytes {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) {
    if (chunk.includes(0) || !decodes(decoder, chunk)) throw badCsv();
    yield chunk;
  }
  if (!decodes(decoder)) throw badCsv();
}

/** The bytes of the beginning that tell what a file is, and all of it. */
const beginningOf = async (source: Bytes): Promise<[Buffer, Bytes]> => {
  const rest = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < gzipped.length) {
    const { done, value } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const whole = async function* () {
    try {
      yield head;
      yield* { [Symbol.asyncIterator]: () => rest };
    } finally {
      await rest.return?.();
    }
  };
  return [head, whole()];
};

/** @throws DomainError `badCsv` for a torn one */
async function* unzipped(source: Bytes): Bytes {
  const gunzip = createGunzip();
  pipeline(Readable.from(source), gunzip, () => undefined); // a failure ends `gunzip`, which is what its reader sees
  try {
    for await (const chunk of gunzip) yield chunk as Buffer; // no encoding is set
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? badCsv() : error;
  }
}

async function* upTo(source: Bytes, most: number): Bytes {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > most) throw fileTooLarge(most);
    yield chunk;
  }
}

/**
 * A file's text, unzipped where its beginning says that it is gzip, of up to `most` bytes.
 * @throws DomainError `badCsv` for what is no text in UTF-8, or is torn; `tooLarge`
 */
export async function* plainText(source: Bytes, most: number): Bytes {
  const [head, whole] = await beginningOf(source);
  const isGzip = gzipped.every((byte, at) => head[at] === byte);
  yield* textOnly(upTo(isGzip ? unzipped(whole) : whole, most));
}
