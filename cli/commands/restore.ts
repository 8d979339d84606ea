import type { Confirmation } from '../terminal/confirming.js';
import { calledFile, refuseOddInput } from '../terminal/input.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { WithApi } from '../withApi.js';

interface Options extends Speaking, Confirmation {
  replace?: boolean;
  endSessions?: boolean;
  dryRun?: boolean;
}

export const restore = (withApi: WithApi) =>
  operatorCommand('restore')
    .description('put a backup back: into an empty database, or with --replace in place of what is there')
    .argument('<file>', 'what tokri backup wrote; - is standard input')
    .option('--replace', 'delete what is in the database, and images that the backup does not have')
    .option(
      '--end-sessions',
      'log all users out, void mailed codes and drop waiting mails, such as after an intrusion; passwords stay',
    )
    .option('--dry-run', 'verify the file and say what is in it; no database is needed')
    .used(
      ['tokri restore shop.tar.gz --dry-run', 'verify a backup, and see what is in it'],
      ['tokri restore shop.tar.gz', 'into an empty database'],
      ['tokri restore shop.tar.gz --replace', 'in place of what is there, after asking'],
      ["ssh nas 'cat shop.tar.gz' | tokri restore -", 'from another machine'],
    )
    .addHelpText(
      'after',
      '\nStop the shop meanwhile: what it writes during a restore is mixed into it. The file is verified to its end before anything is written. Cut off in the middle, it is run again. A backup of an older version is migrated.',
    )
    .endsWith('validation', 'connection', 'conflict', 'interrupted')
    .destroys()
    .speaks()
    .action(async (file: string, options: Options) => {
      const terminal = new Terminal(options);
      const { dryRun = false } = options;
      const name = calledFile(file);
      refuseOddInput(file, options.replace && !options.yes && !dryRun && '--replace');
      const [work, words, { spooled }] = [
        await import('../backups/carryOutRestore.js'),
        await import('../backups/words.js'),
        await import('../backups/spool.js'),
      ];
      const { database, ...done } = await spooled(file, terminal, async (kept) =>
        dryRun
          ? { ...(await work.verifyBackup(kept, terminal, name)), removed: 0, migrated: [], database: null }
          : withApi(
              async (shop) => ({
                ...(await work.carryOutRestore(shop, kept, { ...options, name }, terminal)),
                database: shop.database,
              }),
              { founding: true, asItIs: true },
            ),
      );
      const { removed, migrated } = done;
      const reply = { file: name, ...words.contentsInReply(done), dryRun, database, removed, migrated };
      const first = dryRun ? `Whole      ${name}` : `Restored   ${name} into the database ${database}`;
      const last = migrated.length ? [`Migrated   to schema version ${migrated.at(-1)}`] : [];
      const lines = [first, ...words.contentsInLines(done), ...last];
      if (dryRun) terminal.reports('restore', reply, lines, `tokri restore ${file}`);
      else terminal.reports('restore', reply, lines, 'start the shop; one that ran meanwhile shows it too');
    });
