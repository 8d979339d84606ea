import { operator } from '../../api/audit/auditLog.service.js';
import { inWords } from '../../api/importing/rowIssues.js';
import {
  newNames,
  type CategoryFilePlan,
  CategoryFilesService,
} from '../../api/importing/categoryFiles.service.js';
import { guessMapping } from '../../api/importing/csv/guess.js';
import type { CategoryMapping } from '../../api/importing/categoryMapping.js';
import { messages } from '../../contract/messages/en.js';
import { stopping } from '../terminal/stopping.js';
import { Terminal } from '../terminal/terminal.js';
import { refuseUnidentified, refuseUnknownColumns } from '../importing/mapping.js';
import { openNamed } from '../importing/openNamed.js';
import { type ImportOutcome, reportOf, warnOf } from '../importing/report.js';
import type { Api } from '../withApi.js';
import type { SeedOptions } from './demo.js';
import { noteTrial, refuseTrying } from './guard.js';

/** Options of an import of categories. */
export interface CategoryOptions extends SeedOptions {
  map?: CategoryMapping;
  strict?: boolean;
}

const outcomeOf = (
  { total, file }: CategoryFilePlan,
  name: string,
  options: CategoryOptions,
): ImportOutcome => {
  const refused = options.strict && file.counts.badCount > 0;
  return {
    state: options.dryRun ? 'planned' : refused ? 'refused' : 'done',
    from: name,
    total,
    ...file.counts,
    bad: file.bad.map((rowIssue) => inWords(rowIssue, messages)),
    newCategories: newNames(file.categories.values()),
    newSubCategories: newNames(file.subCategories.values()),
    changes: [],
    pruned: null,
    images: 0,
    orders: 0,
  };
};

const stopped = () => 'Stopped: what was written stays. Run it again to go on.';

/**
 * Writes the categories and subcategories of a file.
 * @returns how many were created, changed and left unchanged
 */
const write = async (
  { api }: Api,
  plan: CategoryFilePlan,
  terminal: Terminal,
): Promise<Partial<ImportOutcome>> => {
  const { categories, subCategories } = plan.file;
  using bar = terminal.progress('Writing', categories.size + subCategories.size);
  const onProgress = (done: number) => bar.reaches(done);
  return await stopping(stopped, async (signal) => {
    const writeOptions = { stopping: signal, onProgress };
    const written = await api.get(CategoryFilesService).carryOut(operator, plan, writeOptions);
    return { ...written, state: signal.aborted ? 'stopped' : 'done' };
  });
};

/** Adds and changes the categories and subcategories of a file. @throws CommandError */
export const seedCategories = async (shop: Api, file: string, options: CategoryOptions): Promise<void> => {
  refuseTrying(shop, options, 'categories of a file');
  const terminal = new Terminal(options);
  noteTrial(shop, terminal);
  await using source = await openNamed(file);
  const refuseUnfit = (columns: readonly string[]) => {
    refuseUnknownColumns(options.map, columns);
    refuseUnidentified(['category'], { ...guessMapping(columns), ...options.map }, columns);
  };
  const plan = await shop.api.get(CategoryFilesService).plan(source.bytes(), options.map ?? {}, refuseUnfit);
  const outcome = outcomeOf(plan, source.name, options);
  warnOf(outcome.bad, terminal);
  const written = outcome.state === 'done' ? await write(shop, plan, terminal) : {};
  reportOf('seed categories', { ...outcome, ...written }, terminal);
};
