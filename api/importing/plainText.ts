import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../common/errors.js';
import { fileTooLarge } from '../common/uploadedFile.js';
import { badFile } from './badFile.js';

type Bytes = AsyncIterable<Buffer>;

const gzip = [0x1f, 0x8b];
/** The first bytes of zip archives (.xlsx and .ods are zip files) and of old spreadsheet formats. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const utf16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
/** The number of bytes that identify the type of a file. */
const telling = 4;

const begins = (head: Buffer, mark: readonly number[]) => mark.every((byte, at) => head[at] === byte);

/** Decodes a chunk; without a chunk it ends the text. @throws DomainError `badCsv` */
const decoded = (decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): string => {
  try {
    return decoder.decode(chunk, { stream: Boolean(chunk) });
  } catch {
    throw badFile('notUtf8');
  }
};

/** Passes on text that is valid UTF-8. @throws DomainError `badCsv` */
async function* inUtf8(source: Bytes): Bytes {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) {
    if (chunk.includes(0)) throw badFile('notUtf8');
    decoded(decoder, chunk);
    yield chunk;
  }
  decoded(decoder);
}

/**
 * Converts text of another encoding to UTF-8.
 * @throws DomainError `badCsv` for text that is damaged or cut off in a character
 */
async function* recoded(source: Bytes, encoding: string): Bytes {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of source) yield Buffer.from(decoded(decoder, chunk));
  yield Buffer.from(decoded(decoder));
}

/** A file whose first bytes have been read. */
interface Begun {
  /** Holds the first bytes, which identify the type. */
  head: Buffer;
  /** Yields the whole file and closes its source in the end. */
  whole: Bytes;
  /** Closes the source if `whole` is never read. */
  close(): Promise<void>;
}

const beginningOf = async (source: Bytes): Promise<Begun> => {
  const rest = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < telling) {
    const { done, value } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const close = async () => void (await rest.return?.());
  const whole = async function* () {
    try {
      yield head;
      yield* { [Symbol.asyncIterator]: () => rest };
    } finally {
      await close();
    }
  };
  return { head, whole: whole(), close };
};

/** Unzips a gzip file. @throws DomainError `badCsv` for a damaged file */
async function* unzipped(source: Bytes): Bytes {
  const gunzip = createGunzip();
  // an error ends `gunzip`, and its reader sees the error
  pipeline(Readable.from(source), gunzip, () => undefined);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer; // no encoding is set, so chunks are buffers
  } catch (error) {
    throw errorCode(error).startsWith('Z_') ? badFile('tornGzip') : error;
  }
}

async function* upTo(source: Bytes, max: number): Bytes {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > max) throw fileTooLarge(max);
    yield chunk;
  }
}

/**
 * Yields the text as UTF-8. A byte order mark decides the encoding; without it the text must be UTF-8.
 * @throws DomainError `badCsv`
 */
async function* textIn(source: Bytes): Bytes {
  const { head, whole, close } = await beginningOf(source);
  if (spreadsheets.some((mark) => begins(head, mark))) {
    await close();
    throw badFile('spreadsheet');
  }
  const [encoding] = Object.entries(utf16).find(([, mark]) => begins(head, mark)) ?? [];
  yield* inUtf8(encoding ? recoded(whole, encoding) : whole);
}

/**
 * Yields a file's text in UTF-8, up to `max` bytes; a gzip file is unzipped first.
 * @throws DomainError `badCsv` for a file that is damaged or neither UTF-8 nor UTF-16; `tooLarge`
 */
export async function* plainText(source: Bytes, max: number): Bytes {
  const { head, whole } = await beginningOf(source);
  yield* upTo(textIn(begins(head, gzip) ? unzipped(whole) : whole), max);
}
