// npm run bench:web: builds stale parts, then measures the pages of a stocked shop (bench/web.ts).
//   npm run bench:web -- [--pages home,product] [--runs N] [--mobile] [--desktop] [--write]
import path from 'node:path';
import { build, checkNode, findBrowser, giveUp, install, root, run } from './steps.mjs';

checkNode();
await install();
const browser = findBrowser();
if (!browser) giveUp('No Chromium: install one, or set CHROMIUM to its path.');
await build(['server', 'web', 'bench']);
process.exitCode = await run(
  process.execPath,
  [path.join(root, 'dist', 'bench', 'web.js'), ...process.argv.slice(2)],
  { env: { CHROMIUM: browser } },
);
