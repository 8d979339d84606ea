/**
 * The state of the reader in a record: at the start of a cell, in a bare cell, in quotes, after a quote that
 * may close them, or after a carriage return that follows such a quote.
 */
type QuoteState = 'begins' | 'bare' | 'quoted' | 'closing' | 'returning';

const codeOf = (character: string) => character.charCodeAt(0);
const [quote, newline, carriageReturn] = ['"', '\n', '\r'].map(codeOf);

/**
 * Finds the end of a CSV record byte by byte, without keeping it. It follows the parser's own rules and
 * serves records that are too long for the parser.
 */
export class RecordEnd {
  /** Counts the line ends so far, including the record's own. */
  lines = 0;
  private running: QuoteState = 'begins';
  private returned = false;
  private readonly delimiter: number;
  private readonly lineEnd: number;

  /** @param lineEnds the character sequences that end a record */
  constructor(delimiter: string, lineEnds: readonly string[]) {
    this.delimiter = codeOf(delimiter);
    this.lineEnd = codeOf(lineEnds.at(-1) ?? '\n');
  }

  /** Tells whether a quote is still open: at the end of the file this quote is never closed. */
  get isQuoted(): boolean {
    return this.running === 'quoted';
  }

  /** Returns the offset in the chunk where the next record begins; undefined if the record continues. */
  in(chunk: Buffer): number | undefined {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const ends = byte === this.lineEnd && this.running !== 'quoted';
      this.count(byte, ends);
      if (ends) return at + 1;
      this.running = this.after(byte);
    }
    return undefined;
  }

  /** Counts a carriage return and a newline together as one line end. */
  private count(byte: number, ends: boolean): void {
    if (this.returned && byte !== newline) this.lines += 1;
    this.returned = byte === carriageReturn && !ends;
    if (byte === newline || (ends && byte === carriageReturn)) this.lines += 1;
  }

  private after(byte: number): QuoteState {
    switch (this.running) {
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
