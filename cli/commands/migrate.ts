import { schemaVersion } from '../../api/database/migrations.js';
import { wholeNumber } from '../terminal/arguments.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { WithApi } from '../withApi.js';

interface Options extends Speaking {
  dryRun?: boolean;
  to?: number;
}

export const migrate = (withApi: WithApi) =>
  operatorCommand('migrate')
    .description('bring the stored documents to the schema version of this program, as its start does')
    .option('--dry-run', 'say what would run and how many documents it would change')
    .option('--to <version>', 'stop at this schema version, or go back to it', wholeNumber(1, schemaVersion))
    .used(
      ['tokri migrate --dry-run', 'see what an upgrade will change'],
      ['tokri backup && tokri migrate', 'migrate before the new version starts'],
      ['tokri migrate --to 1', 'go back, before an older version starts again'],
    )
    .addHelpText(
      'after',
      '\nThe shop may run meanwhile; stop it before you go back, because each start migrates again. Interrupted, it is run again, or the next start goes on with it.',
    )
    .endsWith('connection', 'conflict', 'interrupted')
    .speaks()
    .action(async (options: Options) => {
      const terminal = new Terminal(options);
      const work = await import('../migrations/carryOutMigrations.js');
      const reply = await withApi((shop) => work.carryOutMigrations(shop, options, terminal), {
        asItIs: true,
      });
      const next = reply.dryRun && reply.steps.length ? 'tokri backup, then tokri migrate' : undefined;
      terminal.reports('migrate', reply, work.migrationsInLines(reply), next);
    });
