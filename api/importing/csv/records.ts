import type { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { type FileRecord, recordBytes } from '../fileRecord.js';
import { unmarked } from '../unmarked.js';
import { RecordEnd } from './recordEnd.js';

/** One record of a file as it stands there. */
export interface CsvRecord extends FileRecord {
  cells: readonly string[];
}

const delimiters = [',', ';', '\t'];

/** What separates the cells: whatever stands most often in the first line, outside quotes. */
export const delimiterOf = (head: string): string => {
  const [line = ''] = head.split(/\r\n|\n|\r/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
};

const breaksIn = (raw: string) => raw.match(/\n|\r(?!\n)/g)?.length ?? 0;

interface Parsed {
  record: string[];
  raw: string;
}

/** Everything that can be read by now, taken at once: a parser that fails forgets what nobody has taken yet. */
const readyIn = (parser: Parser): Parsed[] => {
  const ready: Parsed[] = [];
  for (;;) {
    const parsed = parser.read() as Parsed | null; // what the option `raw` makes of a record
    if (!parsed) return ready;
    ready.push(parsed);
  }
};

/** What ends a line: an old Mac's return alone only where the beginning of a file has nothing else. */
const lineEndsIn = (head: Buffer): string[] =>
  /\r(?!\n|$)/.test(String(head)) && !head.includes('\n') ? ['\r'] : ['\r\n', '\n'];

const parserOf = (lineEnds: string[], delimiter: string): Parser =>
  parse({
    delimiter,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: lineEnds,
  });

const tooLong = (line: number): CsvRecord => ({ line, cells: [], tooLong: true });

const torn = (line: number): CsvRecord => ({ line, cells: [], torn: true });

/** Makes records of the pieces of a text as they arrive. One that is too long is passed over, and not kept. */
class CsvReading {
  private line = 1;
  private lineEnds: string[] | undefined;
  private parser: Parser | undefined;
  /** What has arrived of the record that is not complete. */
  private begun = Buffer.alloc(0);
  /** The end of a record that is too long, while it is looked for. */
  private passing: RecordEnd | undefined;

  constructor(private readonly delimiter: string) {}

  /** What a piece completes. */
  *take(chunk: Buffer): Generator<CsvRecord> {
    this.lineEnds ??= lineEndsIn(chunk);
    let rest = chunk;
    if (this.passing) {
      const at = this.passing.in(chunk);
      if (at === undefined) return;
      yield tooLong(this.line);
      this.line += this.passing.lines;
      this.passing = undefined;
      rest = chunk.subarray(at);
    }
    if (!rest.length) return;
    this.parser ??= parserOf(this.lineEnds, this.delimiter);
    this.begun = Buffer.concat([this.begun, rest]);
    this.parser.write(rest);
    for (const parsed of readyIn(this.parser)) {
      const record = this.recordOf(parsed);
      if (record) yield record;
    }
    if (this.begun.length > recordBytes) yield* this.passOver();
  }

  /** What is left where nothing more arrives. */
  async *end(): AsyncGenerator<CsvRecord> {
    if (this.passing) yield this.passing.isQuoted ? torn(this.line) : tooLong(this.line);
    if (!this.parser) return;
    this.parser.end();
    try {
      for await (const parsed of this.parser as AsyncIterable<Parsed>) {
        const record = this.recordOf(parsed);
        if (record) yield record;
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      yield torn(this.line);
    }
  }

  /** Undefined for one that is empty. */
  private recordOf({ record, raw }: Parsed): CsvRecord | undefined {
    const { line } = this;
    const length = this.lengthOf(raw);
    this.line += breaksIn(raw);
    this.begun = this.begun.subarray(length);
    if (length > recordBytes) return tooLong(line);
    return record.some((cell) => cell.trim() !== '') ? { line, cells: record } : undefined;
  }

  /** Bytes of a record with what ends it: of two signs there the parser keeps the first. */
  private lengthOf(raw: string): number {
    const isShort = raw.endsWith('\r') && this.lineEnds?.length === 2;
    return Buffer.byteLength(raw) + (isShort ? 1 : 0);
  }

  /** Leaves the parser, which would keep what has begun, and goes on behind it. */
  private *passOver(): Generator<CsvRecord> {
    const { begun } = this;
    this.parser?.destroy();
    this.parser = undefined;
    this.begun = Buffer.alloc(0);
    this.passing = new RecordEnd(this.delimiter, this.lineEnds ?? []);
    yield* this.take(begun);
  }
}

/**
 * The records of a file in UTF-8, one at a time, its first line too; empty ones are passed over. One that is too long is told by
 * its line alone, and the file is `torn` at its end where a quote is never closed.
 */
export async function* readRecords(source: Readable, delimiter: string): AsyncGenerator<CsvRecord> {
  const reading = new CsvReading(delimiter);
  try {
    for await (const chunk of unmarked(source as AsyncIterable<Buffer>)) yield* reading.take(chunk);
    yield* reading.end();
  } finally {
    source.destroy();
  }
}
