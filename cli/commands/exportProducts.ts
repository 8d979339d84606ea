import { Option } from 'commander';
import { operatorCommand } from '../terminal/operatorCommand.js';
import { toOutput } from '../terminal/wholeFile.js';
import { CommandError } from '../terminal/commandError.js';
import { Terminal } from '../terminal/terminal.js';
import type { ExportOptions } from '../importing/runExport.js';
import type { WithApi } from '../withApi.js';

export const exportProducts = (withApi: WithApi) =>
  operatorCommand('export')
    .description('write all products, or all categories, into a file that import takes back unchanged')
    .used(
      ['tokri export products.csv', 'all products, for a spreadsheet'],
      ['tokri export products.jsonl.gz', 'the format by the name of the file, gzipped'],
      ['tokri export --format json | jq length', 'to standard output'],
      ['tokri export --of categories categories.csv', 'what tokri seed categories takes back'],
    )
    .argument('[file]', 'where to; - is standard output (the same without it)')
    .addOption(
      new Option(
        '--format <format>',
        'how it is written; without it by the name of the file, else csv',
      ).choices(['csv', 'json', 'jsonl']),
    )
    .addOption(
      new Option('--of <what>', 'what is written').choices(['products', 'categories']).default('products'),
    )
    .speaks()
    .endsWith('connection', 'conflict', 'interrupted')
    .action(async (file: string | undefined, options: ExportOptions) => {
      if (options.json && (!file || file === toOutput))
        throw new CommandError(
          'usage',
          'With --json the report takes standard output: name a file for the export, or leave --json out.',
        );
      await withApi(async (shop) => {
        const { runExport } = await import('../importing/runExport.js');
        await runExport(shop, file, options, new Terminal(options));
      });
    });
