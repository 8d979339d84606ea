// npm start: installs missing packages, builds stale parts, and opens the shop.
import { build, useBuild } from './build.mjs';
import { endWithNpm } from './endWithNpm.mjs';
import { checkNode, install } from './steps.mjs';

endWithNpm();
checkNode();
await install();
await build();
useBuild();
process.argv.splice(2, 0, 'serve');
await import('../dist/cli/main.js');
