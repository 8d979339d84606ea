// npm run bench:orders: builds stale parts, then measures a shop with many orders (bench/orders.ts).
//   npm run bench:orders -- [--orders 1000,100000,1000000] [--times N] [--write]
import { build } from './build.mjs';
import { checkNode, install, runSource } from './steps.mjs';

checkNode();
await install();
await build();
process.exitCode = await runSource('bench/orders.ts', process.argv.slice(2));
