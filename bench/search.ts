// npm run bench: how fast the search answers a keystroke (README, "How fast the search is").
import { parseArgs } from 'node:util';
import { aloneReport, measureAlone } from './finding/alone.js';
import { keystrokesOf, queriesOf } from './finding/keystrokes.js';
import { shopReport, verdictsOn } from './finding/report.js';
import { measureShop } from './finding/shop.js';
import { multiplied, readStock } from './finding/stock.js';
import { openFixture } from './harness/database.js';
import { machine, say, whole } from './harness/process.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    micro: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'tokri' },
    queries: { type: 'string', default: '200' },
    users: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    products: { type: 'string', default: '100000' },
  },
});

const [file = process.env.CATALOGUE_CSV] = positionals;
const queries = whole('queries', values.queries, 2_000);
const many = whole('products', values.products, 1_000_000);
const { seed } = values;
const stock = await readStock(file);
const listed = stock.map((product) => product.listed);

const measured = { machine: { ...machine, catalogue: file ?? 'demo' } };

const alone = async () => {
  const result = await measureAlone({ file, queries, seed }, [stock.length, many]);
  console.log(values.json ? JSON.stringify({ ...measured, alone: result }) : aloneReport(result));
};

const inShop = async () => {
  const typed = {
    warmUp: keystrokesOf(queriesOf(listed, Math.ceil(queries / 2), `${seed} warm-up`)),
    keystrokes: keystrokesOf(queriesOf(listed, queries, seed)),
    users: whole('users', values.users, 200),
    seconds: whole('seconds', values.seconds, 120),
  };
  const fixture = await openFixture(say);
  try {
    say(`${stock.length} products …`);
    const small = await measureShop(fixture, stock, typed);
    say(`${many} products …`);
    const large = await measureShop(fixture, multiplied(stock, many), typed);
    const verdicts = verdictsOn(small, large);
    console.log(
      values.json
        ? JSON.stringify({ ...measured, results: [small, large], verdicts })
        : shopReport([small, large], verdicts),
    );
    if (verdicts.some(({ passed }) => !passed)) process.exitCode = 1;
  } finally {
    await fixture.clear();
  }
};

if (!file) say('CATALOGUE_CSV names no file, so that the demo catalogue is searched, and multiplied.');
await (values.micro ? alone() : inShop());
