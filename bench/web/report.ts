import { statisticsOf } from '../harness/measurements.js';
import { markdownTable } from '../harness/report.js';
import { columns } from './visit.js';

/** The values of a page's visits, each in the order of `columns`, by the page's name. */
export type Visits = Record<string, number[][]>;

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
