/** Where a reader stands in a record: at the beginning of a cell, in one, in quotes, behind a quote that may close them, and behind a return after that. */
type RunningImport = 'begins' | 'bare' | 'quoted' | 'closing' | 'returning';

const codeOf = (character: string) => character.charCodeAt(0);
const [quote, newline, carriageReturn] = ['"', '\n', '\r'].map(codeOf);

/**
 * Looks for the end of a record of CSV, byte by byte, without keeping any of it: by the parser's own rules, for one that is too
 * long for the parser.
 */
export class RecordEnd {
  /** Ends of lines so far, that of the record too. */
  lines = 0;
  private standing: RunningImport = 'begins';
  private returned = false;
  private readonly delimiter: number;
  private readonly lineEnd: number;

  /** `lineEnds`: what ends a record. */
  constructor(delimiter: string, lineEnds: readonly string[]) {
    this.delimiter = codeOf(delimiter);
    this.lineEnd = codeOf(lineEnds.at(-1) ?? '\n');
  }

  /** Whether a quote is still open: at the end of a file it is never closed. */
  get isQuoted(): boolean {
    return this.standing === 'quoted';
  }

  /** Where in a chunk the next record begins; undefined where this one goes on. */
  in(chunk: Buffer): number | undefined {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const ends = byte === this.lineEnd && this.standing !== 'quoted';
      this.count(byte, ends);
      if (ends) return at + 1;
      this.standing = this.after(byte);
    }
    return undefined;
  }

  /** A return and a newline are one end of a line. */
  private count(byte: number, ends: boolean): void {
    if (this.returned && byte !== newline) this.lines += 1;
    this.returned = byte === carriageReturn && !ends;
    if (byte === newline || (ends && byte === carriageReturn)) this.lines += 1;
  }

  private after(byte: number): RunningImport {
    switch (this.standing) {
      case 'quoted':
        return byte === quote ? 'closing' : 'quoted';
      case 'begins':
        if (byte === quote) return 'quoted';
        break;
      case 'closing':
        if (byte === quote) return 'quoted';
        if (byte === carriageReturn) return 'returning';
    }
    return byte === this.delimiter ? 'begins' : 'bare';
  }
}
