// npm run bench:web: how fast the pages of a shop load (docs/performance.md).
import { parseArgs } from 'node:util';
import { startChild } from './harness/child.js';
import { measuredOn, say, whole } from './harness/process.js';
import { replaceMeasurement } from './harness/report.js';
import { answersPerSecond, copyOf } from './web/throughput.js';
import { comparisonFiles, comparisonPaths } from './web/comparison.js';
import { median, type Visits, visitsTable } from './web/report.js';
import { customerPages, logInToBuy, openStockedShop, type PageName, pageNames, pathsOf } from './web/shop.js';
import { type Form, forms, type Stored, visit } from './web/visit.js';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: pageNames.join() },
    runs: { type: 'string', default: '3' },
    mobile: { type: 'boolean', default: false },
    desktop: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const isPage = (name: string): name is PageName => pageNames.some((page) => page === name);
const pages = values.pages.split(',').map((name) => {
  if (isPage(name)) return name;
  throw new Error(`--pages takes some of ${pageNames.join()}`);
});
const runs = whole('runs', values.runs, 50);
const chosen = forms.filter((form) => values[form]);
const file = process.env.CATALOGUE_CSV;

/** Visits every page once in each round, so that what else the machine does falls on all of them. */
const visitAll = async (urls: Record<string, string>, form: Form, logIn: () => Promise<Stored>) => {
  const visits: Visits = {};
  for (let run = 1; run <= runs; run++)
    for (const [name, url] of Object.entries(urls)) {
      say(`${form}, run ${run} of ${runs}: ${name} …`);
      (visits[name] ??= []).push(
        await visit(url, form, customerPages.includes(name) ? await logIn() : undefined),
      );
    }
  return `${form === 'mobile' ? 'Mobile' : 'Desktop'}:\n\n${visitsTable(visits)}`;
};

const compareThroughput = async (shop: string, bare: string, bytes: number) => {
  const counted: { shop: number[]; bare: number[] } = { shop: [], bare: [] };
  for (let run = 1; run <= runs; run++) {
    say(`throughput, run ${run} of ${runs} …`);
    counted.shop.push(await answersPerSecond(shop));
    counted.bare.push(await answersPerSecond(bare));
  }
  const [ours, theirs] = [median(counted.shop), median(counted.bare)];
  return `Throughput of the home page in brotli (${bytes} bytes): ${ours.toFixed(0)} requests a second, a bare \`node:http\` server with the same bytes ${theirs.toFixed(0)}; ratio ${(ours / theirs).toFixed(2)}.`;
};

say(`Stocking a shop with ${file ?? 'the demo catalogue'} …`);
const shop = await openStockedShop(file);
const bareServer = startChild(import.meta.url, './web/bareServer.ts');
try {
  const paths = await pathsOf(shop.url);
  const copy = await copyOf(shop.url + paths.home);
  const bare = await bareServer.ask<string>({ ...(await comparisonFiles()), '/copy': copy });
  const urls = Object.fromEntries([
    ...pages.map((page) => [page, shop.url + paths[page]]),
    ...Object.entries(comparisonPaths).map(([name, path]) => [name, bare + path]),
  ]);
  const parts = [];
  for (const form of chosen.length ? chosen : forms)
    parts.push(await visitAll(urls, form, () => logInToBuy(shop.url)));
  parts.push(await compareThroughput(shop.url + paths.home, `${bare}/copy`, copy.bytes));
  const measurement = [
    `${measuredOn}, ${file ? 'the file of `CATALOGUE_CSV`' : 'demo catalogue'}, median of ${runs}.`,
    ...parts,
  ].join('\n\n');
  console.log(measurement);
  if (values.write) replaceMeasurement('docs/performance.md', measurement, 'The last run of the pages');
} finally {
  await bareServer.end();
  await shop.close();
}
