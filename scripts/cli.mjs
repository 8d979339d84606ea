#!/usr/bin/env node
// npx tokri … and npm run cli -- …: the operator's command line, built first where it is stale.
import { endWithNpm } from './endWithNpm.mjs';
import { build, checkNode, install } from './steps.mjs';

endWithNpm();
checkNode();
await install();
await build(['server']);
await import('../dist/cli/main.js');
