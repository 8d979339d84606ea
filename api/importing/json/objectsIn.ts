import { type FilePosition, recordBytes } from '../fileRecord.js';
import { unmarked } from '../unmarked.js';

/**
 * The text of one list item, object or not, and the place where it begins. There is no text if the item is
 * too long, or at the place where the list is broken.
 */
export interface Scanned extends FilePosition {
  text?: string;
  tooLong?: true;
}

const byteOf = (character: string) => character.charCodeAt(0);
const [quote, backslash, newline] = ['"', '\\', '\n'].map(byteOf);
const [open, close, openList, closeList, comma] = ['{', '}', '[', ']', ','].map(byteOf);
const blanks = new Set([' ', '\t', '\r', '\n'].map(byteOf));
/** No value begins with these characters; where a value is expected, they mean that the list is broken. */
const noValue = new Set(['}', ']', ',', ':'].map(byteOf));

/** The parser state outside of objects: what is expected next. */
type Wants = 'list' | 'first' | 'comma' | 'next' | 'nothing';

const follows: Readonly<Record<Wants, Readonly<Record<string, Wants>>>> = {
  list: { '[': 'first' },
  first: { ']': 'nothing' },
  comma: { ',': 'next', ']': 'nothing' },
  next: {},
  nothing: {},
};

/** Scans byte by byte: in UTF-8 no bracket or quote is part of another character. */
class Scanner {
  private line = 1;
  private column = 1;
  private wants: Wants = 'list';
  private begun: FilePosition | undefined;
  /** True while an item is read that is no object: it ends at the next comma or at the end of the list. */
  private other = false;
  private pieces: Buffer[] = [];
  private bytes = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;

  /**
   * Yields the items that a chunk completes. The scan ends at an item with neither text nor `tooLong`: there
   * the list is broken.
   */
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

  /** Yields the place where the file is cut off, if it is. */
  *end(): Generator<Scanned> {
    if (this.wants !== 'nothing') yield this.begun ?? this.here();
  }

  private here(): FilePosition {
    return { line: this.line, column: this.column };
  }

  private move(byte: number): void {
    if (byte === newline) {
      this.line += 1;
      this.column = 1;
    } else if ((byte & 0xc0) !== 0x80) this.column += 1; // counts only the first byte of a character
  }

  private begins(byte: number): boolean {
    if (this.begun || (this.wants !== 'first' && this.wants !== 'next')) return false;
    return !blanks.has(byte) && !noValue.has(byte);
  }

  /** Tells whether an item that is no object ends before this byte. */
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

  /**
   * Tells whether the current object ends here. Square brackets in an object do not count, so an object that
   * lacks a square bracket still ends.
   */
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
 * Yields the items of a JSON list in UTF-8 one by one, unparsed. If the file is no such list, the last result
 * is the broken place, without a text.
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
