// Builds stale parts, then measures the shop or breaks it. `node scripts/bench.mjs NAME` is what npm runs:
//   npm run bench -- [--products N] [--connections 1,10,50] [--seconds N] [--only WORDS] [--json] [--write]
//   npm run bench:catalogue -- [--products 100000,500000] [--rows N] [--json] [--write]
//   npm run bench:orders -- [--orders 1000,100000,1000000] [--times N] [--write]
//   npm run bench:search -- [FILE] [--micro] [--json] [--seed WORD] [--queries N] [--users N] [--seconds N]
//                           [--products N]
//   npm run bench:web -- [--pages home,product] [--runs N] [--mobile] [--desktop] [--write]
//   npm run test:torture -- [--only nodes,upgrade,overload,soak] [--runs N] [--faults WORDS] [--upgrades N]
//                           [--from COMMIT] [--minutes N] [--json] [--write]
import { build } from './build.mjs';
import { checkNode, findBrowser, giveUp, install, runSource } from './steps.mjs';

const [name, ...args] = process.argv.slice(2);
const names = ['server', 'catalogue', 'orders', 'search', 'web', 'torture'];
if (!names.includes(name)) giveUp(`Name what to measure: ${names.join(', ')}.`);
const env = {};
checkNode();
await install();
// the load generator collects its garbage often and briefly, because a long collection would count as a slow answer
if (name === 'server') env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`;
if (name === 'web')
  env.CHROMIUM = findBrowser() ?? giveUp('No Chromium: install one, or set CHROMIUM to its path.');
if (name !== 'search') await build(); // the search is measured from the sources
const file = name === 'torture' ? 'tests/torture/main.ts' : `bench/${name}.ts`;
process.exitCode = await runSource(file, args, { env });
