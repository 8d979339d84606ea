// npm start: installs what is missing, builds what is stale, opens the shop.
import { endWithNpm } from './endWithNpm.mjs';
import { build, checkNode, install } from './steps.mjs';

endWithNpm();
checkNode();
await install();
await build();
process.argv.splice(2, 0, 'serve');
await import('../dist/cli/main.js');
