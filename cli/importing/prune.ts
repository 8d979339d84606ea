import { operator } from '../../api/audit/auditLog.service.js';
import { PruningService } from '../../api/importing/pruning.service.js';
import type { ImportMapping, ImportPreview } from '../../contract/importing.js';
import { type Confirmation, confirm } from '../terminal/confirming.js';
import { CommandError } from '../terminal/commandError.js';
import type { Terminal } from '../terminal/terminal.js';
import { counted } from '../terminal/words.js';
import type { Api } from '../withApi.js';
import type { ImportOutcome } from './report.js';

interface Order {
  id: string;
  mapping: ImportMapping;
}

const nothing = 'Nothing was written.';

/**
 * Returns the ids of products that are missing from a file, after confirmation of their removal.
 * @throws CommandError `validation` for a file without rows, with a bad row, or with a row that has no key or
 * id; the errors of `confirm`
 */
export const confirmPrune = async (
  { api, config, database }: Api,
  order: Order,
  { badCount, total }: Pick<ImportPreview, 'badCount' | 'total'>,
  file: string,
  options: Confirmation & { dryRun?: boolean },
): Promise<string[]> => {
  if (!total)
    throw new CommandError(
      'validation',
      `${file} has no rows, and --prune would remove every product. ${nothing}`,
    );
  if (badCount)
    throw new CommandError(
      'validation',
      `--prune wants a file without bad rows, and ${badCount} of ${file} ${badCount === 1 ? 'is' : 'are'}: fix them first. ${nothing}`,
    );
  const unnamed = await api.get(PruningService).unnamed(order);
  if (!unnamed)
    throw new CommandError(
      'validation',
      `--prune wants each row of ${file} to identify its product by _id or key: say with --map key=COLUMN which column does. ${nothing}`,
    );
  if (unnamed.length && !options.dryRun) {
    const loss = `removes ${counted(unnamed.length, 'product')} that ${file} does not name from the database ${database}`;
    await confirm({ config, database }, loss, options);
  }
  return unnamed;
};

/**
 * Removes the products with these ids.
 * @returns the outcome of the import, with the number of removed products as `pruned`
 */
export const prune = async (
  { api }: Api,
  ids: readonly string[],
  outcome: ImportOutcome,
  stopping: AbortSignal,
  terminal: Terminal,
): Promise<ImportOutcome> => {
  using bar = terminal.progress('Removing', ids.length);
  const onProgress = (done: number) => bar.reaches(done);
  const pruned = await api.get(PruningService).remove(operator, ids, { stopping, onProgress });
  return { ...outcome, pruned, state: stopping.aborted ? 'stopped' : outcome.state };
};
