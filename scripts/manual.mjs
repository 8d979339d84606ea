// npm run docs:cli: writes docs/cli.md, the manual of the command line, from the commands.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, checkNode, install, root } from './steps.mjs';

checkNode();
await install();
await build(['server']);
const [{ manualOf }, { program }] = await Promise.all([
  import('../dist/cli/manual.js'),
  import('../dist/cli/program.js'),
]);
writeFileSync(path.join(root, 'docs', 'cli.md'), manualOf(program({})));
