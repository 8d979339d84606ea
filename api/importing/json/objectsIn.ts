import { type Place, recordBytes } from '../fileRecord.js';
import { unmarked } from '../unmarked.js';

/**
 * The text of one object of a list, or of what stands there instead, and where it begins; without a text one that is too long, or
 * where a list stops being one.
 */
export interface Scanned extends Place {
  text?: string;
  tooLong?: true;
}

const byteOf = (character: string) => character.charCodeAt(0);
const [quote, backslash, newline] = ['"', '\\', '\n'].map(byteOf);
const [open, close, openList, closeList, comma] = ['{', '}', '[', ']', ','].map(byteOf);
const blanks = new Set([' ', '\t', '\r', '\n'].map(byteOf));
/** What no value begins with: where one is wanted, the list itself is broken. */
const noValue = new Set(['}', ']', ',', ':'].map(byteOf));

/** What may stand outside of the objects. */
type Wants = 'list' | 'first' | 'comma' | 'next' | 'nothing';

const follows: Readonly<Record<Wants, Readonly<Record<string, Wants>>>> = {
  list: { '[': 'first' },
  first: { ']': 'nothing' },
  comma: { ',': 'next', ']': 'nothing' },
  next: {},
  nothing: {},
};

/** Byte by byte, for no bracket or quote is a part of another character in UTF-8. */
class Scanner {
  private line = 1;
  private column = 1;
  private wants: Wants = 'list';
  private begun: Place | undefined;
  /** What has begun is no object: it goes on to the next comma of the list, or to its end. */
  private other = false;
  private pieces: Buffer[] = [];
  private bytes = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;

  /** What a chunk completes; after what has no text, and is not too long, there is no going on. */
  *scan(chunk: Buffer): Generator<Scanned> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.ends(byte)) yield this.taken(chunk.subarray(from, at));
      if (this.begins(byte)) {
        this.begun = this.here();
        this.other = byte !== open;
        from = at;
      }
      if (this.begun ? this.quoted && byte === newline : !this.passes(byte)) {
        yield this.here();
        return;
      }
      if (this.begun && this.closes(byte) && !this.other) yield this.taken(chunk.subarray(from, at + 1));
      this.move(byte);
    }
    if (this.begun) this.keep(chunk.subarray(from));
  }

  /** Where the file is cut off, if it is. */
  *end(): Generator<Scanned> {
    if (this.wants !== 'nothing') yield this.begun ?? this.here();
  }

  private here(): Place {
    return { line: this.line, column: this.column };
  }

  private move(byte: number): void {
    if (byte === newline) {
      this.line += 1;
      this.column = 1;
    } else if ((byte & 0xc0) !== 0x80) this.column += 1; // the first byte of a character
  }

  private begins(byte: number): boolean {
    if (this.begun || (this.wants !== 'first' && this.wants !== 'next')) return false;
    return !blanks.has(byte) && !noValue.has(byte);
  }

  /** Whether something else than an object has ended before this byte. */
  private ends(byte: number): boolean {
    if (!this.other || this.quoted || this.depth > 0) return false;
    return byte === comma || byte === closeList;
  }

  private passes(byte: number): boolean {
    if (blanks.has(byte)) return true;
    const wants = follows[this.wants][String.fromCharCode(byte)];
    if (wants) this.wants = wants;
    return wants !== undefined;
  }

  /** Whether the object that has begun ends here. In an object brackets do not count: one that lacks a bracket ends all the same. */
  private closes(byte: number): boolean {
    if (this.quoted) {
      if (this.escaped) this.escaped = false;
      else if (byte === backslash) this.escaped = true;
      else if (byte === quote) this.quoted = false;
    } else if (byte === quote) this.quoted = true;
    else if (byte === open || (this.other && byte === openList)) this.depth += 1;
    else if (byte === close || (this.other && byte === closeList)) this.depth -= 1;
    return this.depth === 0;
  }

  private keep(piece: Buffer): void {
    this.bytes += piece.length;
    if (this.bytes > recordBytes) this.pieces = [];
    else this.pieces.push(piece);
  }

  private taken(last: Buffer): Scanned {
    this.keep(last);
    const at = this.begun ?? this.here();
    const text = this.bytes > recordBytes ? undefined : Buffer.concat(this.pieces).toString('utf8');
    this.begun = undefined;
    this.other = false;
    this.depth = 0;
    this.pieces = [];
    this.bytes = 0;
    this.wants = 'comma';
    return { ...at, ...(text === undefined ? { tooLong: true } : { text }) };
  }
}

/**
 * The objects of a JSON list in UTF-8, and what stands among them, one at a time, unread; ends with the place, without a text, where
 * it is no such list.
 */
export async function* objectsIn(source: AsyncIterable<Buffer>): AsyncGenerator<Scanned> {
  const scanner = new Scanner();
  for await (const chunk of unmarked(source))
    for (const found of scanner.scan(chunk)) {
      yield found;
      if (found.text === undefined && !found.tooLong) return;
    }
  yield* scanner.end();
}
