// npm run bench:web: builds stale parts, then measures the pages of a stocked shop (bench/web.ts).
//   npm run bench:web -- [--pages home,product] [--runs N] [--mobile] [--desktop] [--write]
import { build } from './build.mjs';
import { checkNode, findBrowser, giveUp, install, runSource } from './steps.mjs';

checkNode();
await install();
const browser = findBrowser();
if (!browser) giveUp('No Chromium: install one, or set CHROMIUM to its path.');
await build();
process.exitCode = await runSource('bench/web.ts', process.argv.slice(2), { env: { CHROMIUM: browser } });
