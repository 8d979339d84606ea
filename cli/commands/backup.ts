import { refuseOddPlace, toOutput } from '../terminal/wholeFile.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { CommandError } from '../terminal/commandError.js';
import { Terminal } from '../terminal/terminal.js';
import { megabytes } from '../terminal/words.js';
import type { WithApi } from '../withApi.js';

const refuseOutput = ({ json }: Speaking): void => {
  if (json)
    throw new CommandError(
      'usage',
      'The backup and the document of --json cannot both go to standard output: name a file.',
    );
  if (process.stdout.isTTY)
    throw new CommandError(
      'usage',
      'A backup is no text for a terminal: name a file, or send it to another program.',
    );
};

export const backup = (withApi: WithApi) =>
  operatorCommand('backup')
    .description('write the whole shop, its database and its images, into one file while it runs')
    .argument('[file]', 'where to; - is standard output (a name with database and time)')
    .used(
      ['tokri backup', 'into tokri-<database>-<UTC time>.tar.gz, here'],
      [
        'tokri backup /backups/shop.tar.gz',
        'into a file; what was there before is replaced when this one is whole',
      ],
      ["tokri backup - | ssh nas 'cat > shop.tar.gz'", 'onto another machine'],
    )
    .addHelpText(
      'after',
      '\nThe file has all of the customers in it, and what opens their accounts: keep it as you keep the shop.',
    )
    .endsWith('connection', 'conflict', 'interrupted')
    .speaks()
    .action(async (file: string | undefined, options: Speaking) => {
      if (file === toOutput) refuseOutput(options);
      else if (file !== undefined) await refuseOddPlace(file);
      const terminal = new Terminal(options);
      const [taken, words] = await withApi(
        async (shop) => {
          const { takeBackup } = await import('../backups/takeBackup.js');
          return [await takeBackup(shop, file, terminal), await import('../backups/words.js')] as const;
        },
        { pending: true },
      );
      const { file: written, bytes, vanished } = taken;
      for (const name of vanished)
        terminal.warns(`The image ${name} was removed from the shop meanwhile: the backup does not have it.`);
      if (written === toOutput) return;
      terminal.reports(
        'backup',
        { file: written, bytes, ...words.contentsInReply(taken) },
        [`Backup     ${written}, ${megabytes(bytes)}`, ...words.contentsInLines(taken)],
        `tokri restore ${written} --dry-run verifies it`,
      );
    });
