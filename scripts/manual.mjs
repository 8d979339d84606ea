// npm run docs:cli: writes docs/cli.md, the manual of the command line, from the commands.
import { writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { checkNode, inRoot, install } from './steps.mjs';

checkNode();
await install();
await build(['server']);
const [{ manualOf }, { program }] = await Promise.all([
  import('../dist/cli/manual.js'),
  import('../dist/cli/program.js'),
]);
writeFileSync(inRoot('docs', 'cli.md'), manualOf(program({})));
