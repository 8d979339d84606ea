import { readFileSync, writeFileSync } from 'node:fs';
import type { Measurements } from './measurements.js';

/** A measured value and its bound. */
export interface Verdict {
  what: string;
  measured: number;
  bound: number;
  passed: boolean;
}

export const atMost = (what: string, measured: number, bound: number): Verdict => ({
  what,
  measured,
  bound,
  passed: measured <= bound,
});

export const atLeast = (what: string, measured: number, bound: number): Verdict => ({
  what,
  measured,
  bound,
  passed: measured >= bound,
});

const short = (value: number) => value.toFixed(value >= 100 ? 0 : 2);

export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

type Rows = readonly (readonly string[])[];

/** Aligns columns that are at least `least` wide: the first one to the left, the others to the right. */
const aligned = (rows: Rows, least = 0): string[][] => {
  const widthOf = (column: number) => Math.max(least, ...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  return rows.map((row) =>
    row.map((cell, column) =>
      column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
};

/** Formats rows as aligned columns. */
export const table = (rows: Rows): string =>
  aligned(rows)
    .map((row) => row.join('  '))
    .join('\n');

/** Formats rows as Prettier does in Markdown. The first row is the head. */
export const markdownTable = (rows: Rows): string => {
  const [head = [], ...rest] = aligned(rows, 3);
  const rule = head.map(({ length }, column) => (column ? `${'-'.repeat(length - 1)}:` : '-'.repeat(length)));
  return [head, rule, ...rest].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

/** Formats a row of durations for each name, with its mean and 95th percentile relative to the first row. */
export const durationTable = (series: Readonly<Record<string, Measurements>>): string => {
  const [first] = Object.values(series);
  const times = (value: number, of = NaN) => `× ${short(value / of)}`;
  return table([
    ['', 'count', 'mean ms', 'p50', 'p95', 'p99', 'max', 'mean', 'p95'],
    ...Object.entries(series).map(([name, { count, mean, p50, p95, p99, max }]) => [
      name,
      String(count),
      ...[mean, p50, p95, p99, max].map(short),
      times(mean, first?.mean),
      times(p95, first?.p95),
    ]),
  ]);
};

export const verdictTable = (verdicts: readonly Verdict[]): string =>
  table(
    verdicts.map(({ what, measured, bound, passed }) => [
      what,
      short(measured),
      `bound ${short(bound)}`,
      passed ? 'pass' : 'FAIL',
    ]),
  );

/** Replaces a measurement in a document: all that follows its heading, up to the next heading of that level. */
export const replaceMeasurement = (file: string, measurement: string, heading: string): void => {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`${file} has no heading "${heading}"`);
  const end = text.indexOf('\n## ', start + 1);
  const after = end < 0 ? '' : text.slice(end);
  writeFileSync(file, `${text.slice(0, start)}\n## ${heading}\n\n${measurement}\n${after}`);
};
