import type { Command } from 'commander';
import { acceptSecret } from './commands/acceptSecret.js';
import { completion } from './commands/completion.js';
import { backup } from './commands/backup.js';
import { createAdmin } from './commands/createAdmin.js';
import { doctor } from './commands/doctor.js';
import { exportProducts } from './commands/exportProducts.js';
import { importProducts } from './commands/importProducts.js';
import { help } from './commands/help.js';
import { messages } from './commands/messages.js';
import { migrate } from './commands/migrate.js';
import { orders } from './commands/orders.js';
import { search } from './commands/search.js';
import { reset } from './commands/reset.js';
import { restore } from './commands/restore.js';
import { seed } from './commands/seed.js';
import { serve } from './commands/serve.js';
import { status } from './commands/status.js';
import { stock } from './commands/stock.js';
import { user } from './commands/user.js';
import { operatorCommand } from './terminal/operatorCommand.js';
import { installation } from '../api/common/installation.js';
import { type ExitName, exitCodes, exitMeanings } from '../contract/operator/exits.js';
import { type WithApi, withApiIn } from './withApi.js';

const exitLines = Object.entries(exitCodes).map(
  // `exitMeanings` has a key for each of the codes
  ([exit, code]) => `  ${String(code).padEnd(5)}${exitMeanings[exit as ExitName]}`,
);

/** Lists the commands in the groups of the help. */
const inGroups = (withApi: WithApi, env: NodeJS.ProcessEnv): [heading: string, commands: Command[]][] => [
  ['The shop:', [serve(env), status(withApi), doctor(env), messages(env)]],
  [
    'The catalogue:',
    [seed(withApi), importProducts(withApi), exportProducts(withApi), stock(withApi), search(withApi)],
  ],
  ['Users and orders:', [createAdmin(withApi, env), user(withApi, env), orders(withApi)]],
  [
    'The whole shop:',
    [backup(withApi), restore(withApi), reset(withApi), migrate(withApi), acceptSecret(withApi)],
  ],
  ['This program:', []],
];

/** Builds the operator's command line. */
export const program = (
  env: NodeJS.ProcessEnv = process.env,
  { completion: completes = true } = {},
): Command => {
  const tokri = operatorCommand('tokri')
    .description('run and stock a Tokri shop')
    .version(installation.version, '-V, --version', 'print the version')
    .enablePositionalOptions() // options after a command's name belong to that command
    .used(
      ['tokri seed', 'stock the shop with the demo catalogue'],
      ['tokri import products.csv --dry-run', 'see what a file would change, and change nothing'],
      ['tokri status', 'the shop at a glance'],
    )
    .addHelpText('after', ['', 'Exit codes:', ...exitLines].join('\n'));
  for (const [heading, commands] of inGroups(withApiIn(env), env)) {
    tokri.commandsGroup(heading);
    for (const command of commands) tokri.addCommand(command);
  }
  tokri.helpCommand(false).addCommand(help(tokri));
  return completes ? tokri.addCommand(completion()) : tokri;
};
