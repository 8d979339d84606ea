// npm run bench: how fast the server answers, beside what the machine can do (docs/performance.md).
import { parseArgs } from 'node:util';
import { startChild } from './harness/child.js';
import { openFixture } from './harness/database.js';
import { machine, measuredOn, say, whole } from './harness/process.js';
import { markdownTable, megabytes, replaceMeasurement, table } from './harness/report.js';
import type { LimitQuestion } from './server/driverLimits.js';
import { load, type Sample, type Throughput, throughputOf, warmUp } from './harness/load.js';
import { type Row, rowsOf } from './server/rows.js';
import { openMeasuredShop } from './server/shop.js';
import { copyOf } from './web/throughput.js';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '1,10,50' },
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const products = whole('products', values.products, 1_000_000);
/** The shop and its limit take turns of this many seconds, because the speed of a shared machine changes quickly. */
const turnSeconds = 2;
const turns = Math.ceil(whole('seconds', values.seconds, 60) / turnSeconds);
const connections = values.connections.split(',').map((text) => whole('connections', text, 200));
const file = process.env.CATALOGUE_CSV;
/** The floors hold at this number of connections, and the longest answers are judged at `many`. */
const [usual, many] = [10, 50];
const longestTail = 4;
const longestDelay = 50;

interface Cell {
  row: Row;
  connections: number;
  shop: Throughput;
  limit: Throughput;
  share: number;
  loopDelay: number;
}

const tailOf = ({ p50, p99 }: Throughput) => p99 / p50;

/** What is below its floor, in words. */
const failuresOf = ({ row, connections: used, shop, limit, share, loopDelay }: Cell): string[] => [
  ...(used === usual && share < row.floor
    ? [`${row.name}: ${share.toFixed(2)} of its limit, floor ${row.floor}`]
    : []),
  ...(used === many && tailOf(shop) > longestTail
    ? [
        `${row.name}: p99 is ${tailOf(shop).toFixed(1)} times p50, at most ${longestTail} (the limit's: ${tailOf(limit).toFixed(1)})`,
      ]
    : []),
  ...(loopDelay > longestDelay
    ? [`${row.name}, ${used} connections: the event loop was held for ${loopDelay.toFixed(0)} ms`]
    : []),
];

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);

const cellsOf = ({ row, connections: used, shop, limit, share, loopDelay }: Cell) => [
  row.name,
  String(used),
  shop.perSecond.toFixed(0),
  ms(shop.p50),
  ms(shop.p95),
  ms(shop.p99),
  loopDelay.toFixed(0),
  limit.perSecond.toFixed(0),
  share.toFixed(2),
  used === usual ? row.floor.toFixed(2) : '',
];
const head = [
  'call',
  'connections',
  'per s',
  'p50 ms',
  'p95',
  'p99',
  'loop ms',
  'limit per s',
  'share',
  'floor',
];

const fixture = await openFixture(say);
const bare = startChild(import.meta.url, './web/bareServer.ts');
const driver = startChild(import.meta.url, './server/driverLimits.ts');
try {
  say(`Stocking a shop with ${products} products …`);
  const shop = await openMeasuredShop(fixture, { file, products, customers: Math.max(...connections) });
  const opened = await shop.state();

  /** Returns a function that measures the limit of a row for so many seconds. */
  const limitOf = async ({ limit, requestsOf }: Row, used: number) => {
    if (limit !== 'bare') {
      const question: Omit<LimitQuestion, 'seconds'> = {
        uri: shop.databaseUri,
        limit,
        users: shop.buyers.map(({ userId }) => userId),
        products: shop.buyers.map((buyer) => (limit === 'order' ? buyer.productId : buyer.lineProductId)),
        connections: used,
      };
      return (duration: number) => driver.ask<Sample>({ ...question, seconds: duration });
    }
    const [first] = requestsOf(0);
    const { path = '/', method = 'GET', headers = {}, body = '' } = first ?? {};
    const copy = await copyOf(shop.url + path, {
      method,
      headers: headers as Record<string, string>,
      body: String(body),
    });
    const url = await bare.ask<string>({ [path]: copy });
    const target = { url, requestsOf: () => [{ path, method, headers, body }], step: 1 };
    return (duration: number) => load(target, used, duration);
  };

  /** Measures the shop and the limit of a row in turns. */
  const measure = async (row: Row, used: number): Promise<Cell> => {
    const { requestsOf, step = 1 } = row;
    const targets = {
      limit: await limitOf(row, used),
      shop: (duration: number) => load({ url: shop.url, requestsOf, step }, used, duration),
    };
    await warmUp(targets.limit);
    await warmUp(targets.shop);
    const samples: Record<keyof typeof targets, Sample[]> = { limit: [], shop: [] };
    let loopDelay = 0;
    const turn = {
      limit: async () => samples.limit.push(await targets.limit(turnSeconds)),
      shop: async () => {
        await shop.state(); // forgets the delays of other turns
        samples.shop.push(await targets.shop(turnSeconds));
        loopDelay = Math.max(loopDelay, (await shop.state()).loopDelay);
      },
    };
    for (let pair = 0; pair < turns; pair += 1) {
      // neither is always the first
      await (pair % 2 ? turn.shop() : turn.limit());
      await (pair % 2 ? turn.limit() : turn.shop());
    }
    const [limit, measured] = [throughputOf(...samples.limit), throughputOf(...samples.shop)];
    const share = measured.perSecond / limit.perSecond;
    return { row, connections: used, shop: measured, limit, share, loopDelay };
  };

  const cells: Cell[] = [];
  for (const row of rowsOf(shop).filter(({ name }) => name.includes(values.only))) {
    await shop.renewTokens();
    for (const used of connections) {
      say(`${row.name}, ${used} connections …`);
      cells.push(await measure(row, used));
    }
  }
  const used = await shop.state();
  await shop.stop();

  const failures = cells.flatMap(failuresOf);
  const summary = `${measuredOn}, ${products} products, ${turns * turnSeconds} s each. The shop served after ${(shop.startUp / 1_000).toFixed(1)} s and took ${megabytes(opened.memory)} MB of memory, ${megabytes(used.memory)} MB at the end.`;
  const rows = [head, ...cells.map(cellsOf)];
  if (values.json)
    console.log(
      JSON.stringify({
        machine,
        products,
        startUp: shop.startUp,
        memory: { opened: opened.memory, used: used.memory },
        cells: cells.map(({ row, ...cell }) => ({ call: row.name, floor: row.floor, ...cell })),
        failures,
      }),
    );
  else console.log([summary, table(rows), ...failures].join('\n\n'));
  if (values.write)
    replaceMeasurement(
      'docs/performance.md',
      `${summary}\n\n${markdownTable(rows)}`,
      'The last run of the server',
    );
  if (failures.length) process.exitCode = 1;
} finally {
  await driver.end();
  await bare.end();
  await fixture.clear();
}
