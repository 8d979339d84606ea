import { takesProducts, type ImportOptions } from '../importing/options.js';
import { operatorCommand } from '../terminal/operatorCommand.js';
import type { WithApi } from '../withApi.js';

export const importProducts = (withApi: WithApi) =>
  takesProducts(
    operatorCommand('import')
      .description('add and change products from a file; bad rows are named and left out; safe to run twice')
      .used(
        ['tokri import products.csv --dry-run', 'say what it would change, and which rows are bad'],
        ['tokri import products.json.gz', 'add and change the products; a second run changes nothing'],
        [
          'tokri import their.csv --map name=title,price=mrp,detail:Brand=maker',
          'a file with columns of its own',
        ],
        ['curl https://erp.example/all.csv | tokri import -', 'from standard input'],
        ['tokri import all.csv --prune', 'then remove, once confirmed, what the file does not name'],
      )
      .argument(
        '<file>',
        'CSV with the names of its columns in the first line, JSON or JSONL, also gzipped; - is standard input',
      ),
  ).action((file: string, options: ImportOptions) =>
    withApi(
      async (shop) => {
        const { importFile } = await import('../importing/file.js');
        await importFile(shop, 'import', file, options);
      },
      { founding: !options.dryRun, trial: options.dryRun ?? false },
    ),
  );
