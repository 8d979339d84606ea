import { type ImportMapping, isImportField } from '../../contract/importing.js';
import type { Confirmation } from '../terminal/confirming.js';
import type { OperatorCommand, Speaking } from '../terminal/operatorCommand.js';
import { productFields } from './fields.js';
import { mapArgument } from './mapping.js';

/** Options of an import of products. */
export interface ImportOptions extends Speaking, Confirmation {
  map?: ImportMapping;
  dryRun?: boolean;
  strict?: boolean;
  prune?: boolean;
}

const fields = { is: isImportField, known: Object.keys(productFields) };

/** Adds the options that `import` and `seed products` share. */
export const takesProducts = (command: OperatorCommand): OperatorCommand =>
  command
    .option('--map <field=column,…>', 'which column is what, beside what is guessed', mapArgument(fields))
    .option('-n, --dry-run', 'say what would change, and change nothing')
    .option('--strict', 'write nothing where any row is bad')
    .option('--prune', 'then remove the products that the file does not name by key or id')
    .speaks()
    .destroys()
    .lists('Fields of a file', productFields)
    .endsWith('validation', 'connection', 'conflict', 'interrupted');
