import type { Confirmation } from '../terminal/confirming.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { WithApi } from '../withApi.js';

interface Options extends Speaking, Confirmation {
  dryRun?: boolean;
}

export const reset = (withApi: WithApi) =>
  operatorCommand('reset')
    .description('delete everything the shop keeps: all documents of its database and all images')
    .option('--dry-run', 'say what would be lost, and delete nothing')
    .used(
      ['tokri reset --dry-run', 'see what would be lost'],
      ['tokri backup && tokri reset', 'start anew, with a way back'],
      ['tokri reset --yes', 'without being asked for the name of the database'],
    )
    .addHelpText('after', '\nCut off in the middle, it is run again.')
    .endsWith('connection', 'conflict', 'interrupted')
    .destroys()
    .speaks()
    .action(async (options: Options) => {
      const terminal = new Terminal(options);
      const work = await import('../backups/carryOutReset.js');
      const reply = await withApi((shop) => work.carryOutReset(shop, options, terminal), {
        unfinished: true,
        pending: true,
      });
      const next = reply.dryRun
        ? 'tokri backup, then tokri reset'
        : 'restart shops that run, so that they make their admin and stock themselves as SEED says';
      terminal.reports('reset', reply, work.resetInLines(reply), next);
    });
