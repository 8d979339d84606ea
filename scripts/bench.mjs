// npm run bench: builds stale parts, then measures the search (bench/search.ts).
//   npm run bench -- [FILE] [--micro] [--json] [--seed WORD] [--queries N] [--users N] [--seconds N] [--products N]
import path from 'node:path';
import { build, checkNode, install, root, run } from './steps.mjs';

checkNode();
await install();
await build(['server', 'bench']);
process.exitCode = await run(process.execPath, [
  path.join(root, 'dist', 'bench', 'search.js'),
  ...process.argv.slice(2),
]);
