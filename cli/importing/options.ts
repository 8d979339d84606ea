import { InvalidArgumentError } from 'commander';
import { importMapping, type ImportMapping } from '../../contract/importing.js';
import type { Confirmation } from '../frame/confirming.js';
import type { OperatorCommand, Speaking } from '../frame/operatorCommand.js';

/** How products are taken from a file. */
export interface ImportOptions extends Speaking, Confirmation {
  map: ImportMapping;
  dryRun?: boolean;
  strict?: boolean;
  prune?: boolean;
}

/** Pairs of `--map name=title,price=mrp`. A column's name may have a = in it, a field's has none. */
export const pairsOf = (value: string): Record<string, string> =>
  Object.fromEntries(
    value.split(',').map((pair) => {
      const [field = '', ...column] = pair.split('=');
      return [field.trim(), column.join('=').trim()];
    }),
  );

const mapArgument = (value: string, before: ImportMapping): ImportMapping => {
  const parsed = importMapping.safeParse(pairsOf(value));
  if (parsed.success) return { ...before, ...parsed.data };
  throw new InvalidArgumentError('Write FIELD=COLUMN, such as name=product,price=mrp,detail:Brand=brand.');
};

/** What `import` and `seed products` take, which are the same work. */
export const takesProducts = (command: OperatorCommand): OperatorCommand =>
  command
    .option('--map <field=column,…>', 'which column is what, beside what is guessed', mapArgument, {})
    .option('-n, --dry-run', 'say what would change, and change nothing')
    .option('--strict', 'write nothing where any row is bad')
    .option('--prune', 'then remove the products that the file does not name by key or id')
    .speaks()
    .destroys()
    .endsWith('validation', 'connection', 'conflict', 'interrupted');
