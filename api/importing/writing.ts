import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** Streams rows as CSV in UTF-8. @param bom adds the byte order mark that spreadsheets look for */
export const asCsv = <One>(
  columns: readonly string[],
  all: AsyncIterable<One>,
  cellsOf: (one: One) => Record<string, string>,
  bom: boolean,
): Readable => {
  const lines = stringify({
    bom,
    header: true,
    columns: [...columns],
    record_delimiter: '\n',
    quoted_match: /\r/,
  });
  const cells = async function* () {
    for await (const one of all) yield cellsOf(one);
  };
  // an error ends `lines`, and its reader sees the error
  pipeline(Readable.from(cells()), lines, () => undefined);
  return lines;
};

async function* listed(all: AsyncIterable<unknown>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const one of all) {
    yield between + JSON.stringify(one);
    between = ',\n';
  }
  yield between.startsWith('[') ? '[]\n' : '\n]\n';
}

async function* inLines(all: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const one of all) yield `${JSON.stringify(one)}\n`;
}

/** Streams the items as a JSON list or as JSONL, one item per line. */
export const asJson = (all: AsyncIterable<unknown>, format: 'json' | 'jsonl'): Readable =>
  Readable.from(format === 'json' ? listed(all) : inLines(all), { objectMode: false, highWaterMark: 64_000 });
