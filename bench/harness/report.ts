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

/** Formats rows as aligned columns: the first column to the left, the others to the right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
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
