// npm start: installs missing packages, builds stale parts, and opens the shop.
import { fileURLToPath } from 'node:url';
import { build, useBuild } from './build.mjs';
import { endWithNpm } from './endWithNpm.mjs';
import { checkNode, install } from './steps.mjs';

endWithNpm();
checkNode();
await install();
await build();
useBuild();
// the program that the processes of WORKERS run
process.argv.splice(1, 1, fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)), 'serve');
await import('../dist/cli/main.js');
