import {
  atLeast,
  atMost,
  durationTable,
  megabytes,
  table,
  type Verdict,
  verdictTable,
} from '../harness/report.js';
import type { ShopResult } from './shop.js';

/**
 * The limits that the search must keep: 95th percentile in ms, keystrokes per second, and how many times
 * slower the larger catalogue may be.
 */
const bounds = { p95: 5, throughput: 400, growth: 2.5 };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export const verdictsOn = (small: ShopResult, large: ShopResult): Verdict[] => [
  atMost(`p95 of a keystroke at ${small.products} products, ms`, small.shop.p95, bounds.p95),
  atLeast(`keystrokes a second at ${small.products} products`, small.many.perSecond, bounds.throughput),
  atMost(`mean at ${large.products}, times as long`, large.shop.mean / small.shop.mean, bounds.growth),
  atMost(`p95 at ${large.products}, times as long`, large.shop.p95 / small.shop.p95, bounds.growth),
];

const reportOn = (result: ShopResult): string =>
  [
    `${result.products} products, one user, a keystroke`,
    durationTable({
      'the shop, in the server': result.shop,
      'the shop, as its caller sees it': result.caller,
      ...result.plain,
    }),
    '',
    table([
      ['', 'keystrokes answered'],
      ['the shop', percent(result.shop.answered)],
      ...Object.entries(result.plain).map(([name, { answered }]) => [name, percent(answered)]),
    ]),
    '',
    `Many users: ${result.many.perSecond.toFixed(0)} keystrokes a second`,
    `Memory of the process in MB, heap and resident: opened ${megabytes(result.memory.opened.heap)}, ${megabytes(result.memory.opened.rss)}; used ${megabytes(result.memory.used.heap)}, ${megabytes(result.memory.used.rss)}`,
    '',
  ].join('\n');

export const shopReport = (results: readonly ShopResult[], verdicts: readonly Verdict[]): string =>
  [...results.map(reportOn), verdictTable(verdicts)].join('\n');
