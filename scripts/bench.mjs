// npm run bench: builds stale parts, then measures the server beside the limits of the machine (bench/server.ts).
//   npm run bench -- [--products N] [--connections 1,10,50] [--seconds N] [--only WORDS] [--json] [--write]
import { build } from './build.mjs';
import { checkNode, install, runSource } from './steps.mjs';

checkNode();
await install();
await build();
// The load generator collects its garbage often and briefly, because a long collection would count as a slow answer.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`;
process.exitCode = await runSource('bench/server.ts', process.argv.slice(2), { env: { NODE_OPTIONS } });
