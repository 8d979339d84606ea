// npm run bench:catalogue: what a shop with many products does, and how long its event loop is held
// (docs/performance.md).
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../contract/calls.js';
import type { ParsedBody } from '../contract/schemas.js';
import { clientOf, granted } from '../tests/support/client.js';
import { actingAs, admin as adminAccount, logIn, type TestCustomer } from '../tests/support/customer.js';
import { exported, importingAs } from '../tests/support/importing.js';
import { openFixture } from './harness/database.js';
import { machine, measuredOn, say, whole } from './harness/process.js';
import { markdownTable, megabytes, replaceMeasurement, table } from './harness/report.js';
import { type MeasuredShop, openMeasuredShop } from './server/shop.js';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000,500000' },
    rows: { type: 'string', default: '20000' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** The longest time in ms that a call over the whole catalogue may hold the event loop. */
const longestDelay = 20;
/** ms in which a shop of `usual` products must serve, and rows a second that an import must write. */
const [usual, longestStart, slowestImport] = [100_000, 15_000, 3_000];

const sizes = values.products.split(',').map((text) => whole('products', text, 1_000_000));
const importRows = whole('rows', values.rows, 100_000);

/** One measured step; `rate` is in rows a second, for a file. */
interface Step {
  name: string;
  /** ms of the whole step. */
  duration: number;
  /** The longest time in ms for which the event loop was held meanwhile. */
  loopDelay: number;
  rate?: number;
}

/** Returns the calls that go over many products. Each asks for something that no call before has asked for. */
const wholeCatalogueCalls = async (
  shop: MeasuredShop,
  admin: TestCustomer,
): Promise<[string, () => Promise<unknown>][]> => {
  const [{ _id: categoryId } = { _id: '' }] = granted(await admin.call(calls.category.list)).data;
  const subCategories = granted(await admin.call(calls.subcategory.list, { body: {} })).data;
  const [{ _id: subCategoryId } = { _id: '' }] = subCategories;
  const asks =
    <Body>(row: Parameters<typeof admin.call<Body, unknown>>[0], body: Body) =>
    async () =>
      granted(await admin.call(row, { body }));
  const search = (text: string, rest: Partial<ParsedBody<'product', 'search'>> = {}) =>
    asks(calls.product.search, { search: text, page: 1, ...rest });
  const rows = (rest: object) => asks(calls.product.table, { page: 1, limit: 10, ...rest });
  const add = asks(calls.product.create, {
    name: 'Measured product',
    image: [],
    category: [{ _id: categoryId }],
    subCategory: [{ _id: subCategoryId }],
    unit: '1 kg',
    stock: 5,
    price: 10,
    discount: 0,
    description: '',
    more_details: {},
  });
  return [
    ['list, first page', asks(calls.product.list, { page: 1, limit: 20, search: '' })],
    [
      'list, last page',
      asks(calls.product.list, { page: Math.ceil(shop.products / 20), limit: 20, search: '' }),
    ],
    [
      'category, by price',
      asks(calls.product.bySubCategory, { categoryId, page: 1, limit: 10, sort: 'price' }),
    ],
    [
      'category, by unit price, in stock',
      asks(calls.product.bySubCategory, {
        categoryId,
        page: 1,
        limit: 10,
        sort: 'unitPrice',
        filters: { inStock: true },
      }),
    ],
    ['facets of the category', asks(calls.product.facets, { categoryId })],
    ['subcategory', asks(calls.product.bySubCategory, { categoryId, subCategoryId, page: 1, limit: 10 })],
    ['search: milk', search('milk')],
    ['search: m', search('m')],
    ['search with two typos', search('choclate bisciut')],
    ['search: all, newest first', search('', { sort: 'newest' })],
    ['facets of the search: s', asks(calls.product.facets, { search: 's' })],
    ['suggestions: ma', asks(calls.product.suggest, { search: 'ma' })],
    ['product table', rows({})],
    ['product table, by name', rows({ sort: 'name' })],
    ['product table, low stock, by stock', rows({ sort: 'stock', filters: { stock: 'low' } })],
    ['product table, search: s, by last edit', rows({ search: 's', sort: 'updated', direction: 'desc' })],
    ['dashboard', asks(calls.statistics.home, undefined)],
    ['add a product', add],
    ['list after it', asks(calls.product.list, { page: 2, limit: 20, search: '' })],
    ['category after it', asks(calls.product.byCategory, { id: categoryId })],
    ['sitemap', async () => (await fetch(`${shop.url}/sitemap.xml`)).text()],
  ];
};

/** ms between two products that a guest opens while the calls are measured. */
const opensEvery = 10;

/**
 * Opens one product after the other until `signal` aborts. Without it the shop would rest before each call, and a
 * virtual machine that has rested takes ten times as long to read its memory (docs/performance.md).
 */
const openProducts = async ({ productIds, url }: MeasuredShop, signal: AbortSignal) => {
  const call = clientOf(url);
  for (let at = 0; !signal.aborted; at = (at + 7_919) % productIds.length) {
    granted(await call(calls.product.details, { body: { productId: productIds[at] ?? '' } }));
    await pause(opensEvery);
  }
};

/** Returns a file of new products, or of the same ones with other prices. */
const fileOf = (rows: number, price: number): string =>
  [
    'name,unit,price,stock,category,sub_category,description,detail:Brand',
    ...Array.from(
      { length: rows },
      (_, at) =>
        `Imported product ${at} of batch ${at % 97},${(at % 20) + 1} kg,${price + (at % 500)},${at % 50},All,Other,"A product of a file, number ${at}",Brand ${at % 300}`,
    ),
  ].join('\n');

const stepsOf = async (shop: MeasuredShop): Promise<Step[]> => {
  const call = clientOf(shop.url);
  const admin = actingAs(await logIn(call, adminAccount.email, adminAccount.password), call);
  const steps: Step[] = [];
  const measure = async (name: string, work: () => Promise<unknown>, rows?: number) => {
    say(`${name} …`);
    await pause(200); // what a step before has left to do
    await shop.state();
    const began = performance.now();
    await work();
    const duration = performance.now() - began;
    await pause(50); // the longest delay is known after the next turn of the event loop
    const { loopDelay } = await shop.state();
    steps.push({ name, duration, loopDelay, ...(rows && { rate: (rows / duration) * 1_000 }) });
  };
  const measured = new AbortController();
  const measureCalls = async () => {
    try {
      for (const [name, work] of await wholeCatalogueCalls(shop, admin)) {
        if (measured.signal.aborted) return;
        await measure(name, work);
      }
    } finally {
      measured.abort();
    }
  };
  const opening = openProducts(shop, measured.signal).finally(() => measured.abort());
  await Promise.all([measureCalls(), opening]);
  const importing = importingAs(admin);
  const imports = (price: number) => async () => {
    const { state, badCount } = await importing.imports(fileOf(importRows, price));
    if (state !== 'done' || badCount)
      throw new Error(`the import ended as ${state} with ${badCount} bad rows`);
  };
  await measure('import of new products', imports(10), importRows);
  await measure('import of other prices', imports(20), importRows);
  await measure('export', () => exported(shop.url, admin), shop.products + importRows);
  return steps;
};

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const head = ['step', 'ms', 'loop ms', 'rows per s'];
const cellsOf = ({ name, duration, loopDelay, rate }: Step) => [
  name,
  ms(duration),
  ms(loopDelay),
  rate?.toFixed(0) ?? '',
];

const results: { products: number; startUp: number; memory: number; used: number; steps: Step[] }[] = [];
for (const products of sizes) {
  const fixture = await openFixture(say);
  try {
    say(`Stocking a shop with ${products} products …`);
    const shop = await openMeasuredShop(fixture, {
      file: process.env.CATALOGUE_CSV,
      products,
      customers: 0,
    });
    const { memory } = await shop.state();
    const steps = await stepsOf(shop);
    const { memory: used } = await shop.state();
    await shop.stop();
    results.push({ products, startUp: shop.startUp, memory, used, steps });
  } finally {
    await fixture.clear();
  }
}

const failures = results.flatMap(({ products, startUp, steps }) => [
  ...(products <= usual && startUp > longestStart ? [`${products}: served after ${ms(startUp)} ms`] : []),
  ...steps
    .filter(({ loopDelay }) => loopDelay > longestDelay)
    .map(({ name, loopDelay }) => `${products}, ${name}: the event loop was held for ${ms(loopDelay)} ms`),
  ...steps
    .filter(({ name, rate = Infinity }) => name.startsWith('import') && rate < slowestImport)
    .map(({ name, rate = 0 }) => `${products}, ${name}: ${rate.toFixed(0)} rows a second`),
]);
const summaryOf = ({ products, startUp, memory, used }: (typeof results)[number]) =>
  `${products} products: served after ${(startUp / 1_000).toFixed(1)} s, ${megabytes(memory)} MB of memory, ${megabytes(used)} MB at the end.`;
if (values.json) console.log(JSON.stringify({ machine, results, failures }));
else
  console.log(
    [
      ...results.flatMap((result) => [summaryOf(result), table([head, ...result.steps.map(cellsOf)])]),
      ...failures,
    ].join('\n\n'),
  );
if (values.write)
  replaceMeasurement(
    'docs/performance.md',
    [
      `${measuredOn}, files of ${importRows} rows.`,
      ...results.flatMap((result) => [
        summaryOf(result),
        markdownTable([head, ...result.steps.map(cellsOf)]),
      ]),
    ].join('\n\n'),
    'The last run of a big catalogue',
  );
if (failures.length) process.exitCode = 1;
