import { readFileSync, writeFileSync } from 'node:fs';
import { statisticsOf } from '../harness/measurements.js';
import { columns } from './visit.js';

/** The values of a page's visits, each in the order of `columns`, by the page's name. */
export type Visits = Record<string, number[][]>;

/** Formats rows as Prettier does, the first column to the left, the others to the right. */
export const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]) => {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

export const median = (values: readonly number[]): number => statisticsOf(values).p50;

/** Formats the median of each column for every page. */
export const visitsTable = (visits: Visits): string =>
  markdownTable([
    ['page', ...Object.keys(columns)],
    ...Object.entries(visits).map(([page, runs]) => [
      page,
      ...Object.values(columns).map(({ show }, at) => show(median(runs.map((run) => run[at] ?? NaN)))),
    ]),
  ]);

/** Replaces a measurement in a document: all that follows its heading, up to the next heading of that level. */
export const replaceMeasurement = (file: string, measurement: string, heading: string): void => {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`${file} has no heading "${heading}"`);
  const end = text.indexOf('\n## ', start + 1);
  const after = end < 0 ? '' : text.slice(end);
  writeFileSync(file, `${text.slice(0, start)}\n## ${heading}\n\n${measurement}\n${after}`);
};
