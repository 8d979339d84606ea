// npm run bench:search: measures the search (bench/search.ts).
//   npm run bench:search -- [FILE] [--micro] [--json] [--seed WORD] [--queries N] [--users N] [--seconds N] [--products N]
import { checkNode, install, runSource } from './steps.mjs';

checkNode();
await install();
process.exitCode = await runSource('bench/search.ts', process.argv.slice(2));
