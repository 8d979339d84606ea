import { Command } from 'commander';
import { createAdmin } from './commands/createAdmin.js';
import { doctor } from './commands/doctor.js';
import { exportProducts } from './commands/exportProducts.js';
import { importProducts } from './commands/importProducts.js';
import { seed } from './commands/seed.js';
import { serve } from './commands/serve.js';
import { withApiIn } from './withApi.js';

/** The operator's command line. */
export const program = (env: NodeJS.ProcessEnv = process.env): Command => {
  const withApi = withApiIn(env);
  return new Command('tokri')
    .description('run and stock a Tokri shop')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to see how it is used)')
    .addCommand(serve(env))
    .addCommand(seed(withApi))
    .addCommand(createAdmin(withApi, env))
    .addCommand(importProducts(withApi))
    .addCommand(exportProducts(withApi))
    .addCommand(doctor(withApi));
};
