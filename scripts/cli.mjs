#!/usr/bin/env node
// npx tokri … and npm run cli -- …: runs the command line. In a development checkout it builds stale parts
// first.
import { build, isCheckout, needBuild, useBuild } from './build.mjs';
import { endWithNpm } from './endWithNpm.mjs';
import { checkNode, install } from './steps.mjs';

endWithNpm();
checkNode();
if (isCheckout()) {
  await install();
  await build(['server']);
} else needBuild();
if (process.argv[2] === 'serve') useBuild();
await import('../dist/cli/main.js');
