// npm run bench:catalogue: builds stale parts, then measures a shop with many products (bench/catalogue.ts).
//   npm run bench:catalogue -- [--products 100000,500000] [--rows N] [--json] [--write]
import { build } from './build.mjs';
import { checkNode, install, runSource } from './steps.mjs';

checkNode();
await install();
await build();
process.exitCode = await runSource('bench/catalogue.ts', process.argv.slice(2));
