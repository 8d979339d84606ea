// npm run cli -- …: the operator's command line, built first where it is stale.
import { build, checkNode, install } from './steps.mjs';

checkNode();
await install();
await build(['server']);
await import('../dist/cli/main.js');
