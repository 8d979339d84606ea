import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fileTooLarge } from '../media/imageErrors.js';
import { badFile } from './badFile.js';

type Bytes = AsyncIterable<Buffer>;

const gzip = [0x1f, 0x8b];
/** Archives (.xlsx and .ods are such), and the spreadsheets of old. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const utf16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
/** Bytes that tell what a file is. */
const telling = 4;

const begins = (head: Buffer, mark: readonly number[]) => mark.every((byte, at) => head[at] === byte);

/** What a piece says; without one the end of a text. @throws DomainError `badCsv` */
const decoded = (decoder: TextDecoder, chunk?: Buffer): string => {
  try {
    return decoder.decode(chunk, { stream: Boolean(chunk) });
  } catch {
    throw badFile('notUtf8');
  }
};

/** Passes on what is text in UTF-8. @throws DomainError `badCsv` */
async function* inUtf8(source: Bytes): Bytes {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) {
    if (chunk.includes(0)) throw badFile('notUtf8');
    decoded(decoder, chunk);
    yield chunk;
  }
  decoded(decoder);
}

/** What is text in another encoding, in UTF-8. @throws DomainError `badCsv` for what is damaged, or cut off in a character */
async function* recoded(source: Bytes, encoding: string): Bytes {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of source) yield Buffer.from(decoded(decoder, chunk));
  yield Buffer.from(decoded(decoder));
}

/** A file of which the beginning has been read. */
interface Begun {
  /** Bytes that tell what it is. */
  head: Buffer;
  /** All of it, which closes its source in the end. */
  whole: Bytes;
  /** Closes its source where nobody begins to read `whole`. */
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

/** @throws DomainError `badCsv` for a torn one */
async function* unzipped(source: Bytes): Bytes {
  const gunzip = createGunzip();
  pipeline(Readable.from(source), gunzip, () => undefined); // a failure ends `gunzip`, which is what its reader sees
  try {
    for await (const chunk of gunzip) yield chunk as Buffer; // no encoding is set
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? badFile('tornGzip') : error;
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

/** Text by the mark that it begins with, else in UTF-8. @throws DomainError `badCsv` */
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
 * A file's text in UTF-8, unzipped where its beginning says that it is gzip, of up to `most` bytes.
 * @throws DomainError `badCsv` for what is no text in UTF-8 or UTF-16, or is torn; `tooLarge`
 */
export async function* plainText(source: Bytes, max: number): Bytes {
  const { head, whole } = await beginningOf(source);
  yield* upTo(textIn(begins(head, gzip) ? unzipped(whole) : whole), max);
}
