import type { Command } from 'commander';
import { createAdmin } from './commands/createAdmin.js';
import { doctor } from './commands/doctor.js';
import { exportProducts } from './commands/exportProducts.js';
import { importProducts } from './commands/importProducts.js';
import { seed } from './commands/seed.js';
import { serve } from './commands/serve.js';
import { status } from './commands/status.js';
import { operatorCommand } from './frame/operatorCommand.js';
import { version } from './frame/version.js';
import { type ExitName, exitCodes, exitMeanings } from '../contract/operator/exits.js';
import { withApiIn } from './withApi.js';

const exitLines = Object.entries(exitCodes).map(
  // a meaning for each of the codes
  ([exit, code]) => `  ${String(code).padEnd(5)}${exitMeanings[exit as ExitName]}`,
);

/** The operator's command line. */
export const program = (env: NodeJS.ProcessEnv = process.env): Command => {
  const withApi = withApiIn(env);
  return operatorCommand('tokri')
    .description('run and stock a Tokri shop')
    .version(version, '-V, --version', 'print the version')
    .enablePositionalOptions() // what stands behind a command's name is the command's own
    .used(
      ['tokri seed', 'stock the shop with the demo catalogue'],
      ['tokri import products.csv --dry-run', 'see what a file would change, and change nothing'],
      ['tokri status', 'the shop at a glance'],
    )
    .addHelpText('after', ['', 'Exit codes:', ...exitLines].join('\n'))
    .addCommand(serve(env))
    .addCommand(status(withApi))
    .addCommand(seed(withApi))
    .addCommand(createAdmin(withApi, env))
    .addCommand(importProducts(withApi))
    .addCommand(exportProducts(withApi))
    .addCommand(doctor(withApi));
};
