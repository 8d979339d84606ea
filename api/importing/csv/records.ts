import type { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { type FileRecord, recordBytes } from '../fileRecord.js';

/** One record of a file as it stands there. */
interface CsvRecord extends FileRecord {
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

const parserOf = (head: Buffer, delimiter: string): Parser =>
  parse({
    bom: true,
    delimiter,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: lineEndsIn(head),
    max_record_size: recordBytes,
  });

/** @throws CsvError after all that could be read */
async function* parsedFrom(source: Readable, delimiter: string): AsyncGenerator<Parsed> {
  let parser: Parser | undefined;
  let failure: Error | undefined;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    parser ??= parserOf(chunk, delimiter).on('error', (error) => (failure ??= error));
    parser.write(chunk);
    yield* readyIn(parser);
    if (failure) throw failure;
  }
  if (failure) throw failure;
  if (!parser) return;
  parser.end();
  yield* parser as AsyncIterable<Parsed>;
}

/** The records of a file in UTF-8, one at a time, its first line too; empty ones are passed over. */
export async function* readRecords(source: Readable, delimiter: string): AsyncGenerator<CsvRecord> {
  let line = 1;
  try {
    for await (const { record, raw } of parsedFrom(source, delimiter)) {
      const from = line;
      line += breaksIn(raw);
      if (record.some((cell) => cell.trim() !== '')) yield { line: from, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line, cells: [], torn: true };
  } finally {
    source.destroy();
  }
}
