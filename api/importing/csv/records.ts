import type { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { timeSlicer } from '../../common/slices.js';
import { type FileRecord, recordBytes } from '../fileRecord.js';
import { unmarked } from '../unmarked.js';
import { RecordEnd } from './recordEnd.js';

export interface CsvRecord extends FileRecord {
  cells: readonly string[];
}

const delimiters = [',', ';', '\t'];

/** Detects the delimiter: the candidate that occurs most often in the first line, outside quotes. */
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

/** Reads all finished records at once: a parser that fails loses the records that were not read yet. */
const readyIn = (parser: Parser): Parsed[] => {
  const ready: Parsed[] = [];
  for (;;) {
    const parsed = parser.read() as Parsed | null; // the option `raw` returns this shape
    if (!parsed) return ready;
    ready.push(parsed);
  }
};

/** Detects the line ends: a lone carriage return counts only if the first chunk has no newline. */
const lineEndsIn = (head: Buffer): string[] =>
  /\r(?!\n|$)/.test(String(head)) && !head.includes('\n') ? ['\r'] : ['\r\n', '\n'];

/** The number of bytes that are parsed at once; parsing them takes a few ms. */
const partBytes = 16_384;

const partsOf = (chunk: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(chunk.length / partBytes) }, (_, at) =>
    chunk.subarray(at * partBytes, (at + 1) * partBytes),
  );

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

/** Turns chunks into records as they arrive. A record that is too long is skipped and not kept in memory. */
class CsvReading {
  private line = 1;
  private lineEnds: string[] | undefined;
  private parser: Parser | undefined;
  /** Holds the bytes of the unfinished record. */
  private begun = Buffer.alloc(0);
  /** Searches for the end of a record that is too long; undefined while no such record is skipped. */
  private passing: RecordEnd | undefined;

  constructor(private readonly delimiter: string) {}

  /** Yields the records that a part of the file completes. @param head where the line ends are detected */
  *take(chunk: Buffer, head = chunk): Generator<CsvRecord> {
    this.lineEnds ??= lineEndsIn(head);
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

  /** Yields the last record after the final chunk. */
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

  /** Converts a parsed record; returns undefined if all its cells are empty. */
  private recordOf({ record, raw }: Parsed): CsvRecord | undefined {
    const { line } = this;
    const length = this.lengthOf(raw);
    this.line += breaksIn(raw);
    this.begun = this.begun.subarray(length);
    if (length > recordBytes) return tooLong(line);
    return record.some((cell) => cell.trim() !== '') ? { line, cells: record } : undefined;
  }

  /** Returns the record's length in bytes with its line end: of CR LF the parser keeps only the CR. */
  private lengthOf(raw: string): number {
    const isShort = raw.endsWith('\r') && this.lineEnds?.length === 2;
    return Buffer.byteLength(raw) + (isShort ? 1 : 0);
  }

  /** Drops the parser, which would keep the long record in memory, and looks for the record's end instead. */
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
 * Yields the records of a UTF-8 file one by one, including the header; empty records are skipped. A record
 * that is too long has only its line number, and an unclosed quote makes the last record `torn`.
 */
export async function* readRecords(source: Readable, delimiter: string): AsyncGenerator<CsvRecord> {
  const reading = new CsvReading(delimiter);
  try {
    const yieldIfDue = timeSlicer();
    for await (const chunk of unmarked(source as AsyncIterable<Buffer>))
      for (const part of partsOf(chunk)) {
        await yieldIfDue();
        yield* reading.take(part, chunk);
      }
    yield* reading.end();
  } finally {
    source.destroy();
  }
}
