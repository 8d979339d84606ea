import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** CSV in UTF-8, a line for each, made as it is consumed. `bom`: with the byte order mark that spreadsheets look for. */
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
  pipeline(Readable.from(cells()), lines, () => undefined); // a failure ends `lines`, which is what its reader sees
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

/** A JSON list or JSONL, each of them on a line of its own, made as it is consumed. */
export const asJson = (all: AsyncIterable<unknown>, format: 'json' | 'jsonl'): Readable =>
  Readable.from(format === 'json' ? listed(all) : inLines(all), { objectMode: false, highWaterMark: 64_000 });
