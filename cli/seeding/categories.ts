import { operator } from '../../api/audit/auditBook.js';
import { inWords } from '../../api/importing/faults.js';
import { newNames, type ShelfFilePlan, ShelfFilesService } from '../../api/importing/shelfFiles.service.js';
import type { ShelfMapping } from '../../api/importing/shelfMapping.js';
import { texts } from '../../contract/texts/en.js';
import { stopping } from '../frame/stopping.js';
import { Terminal } from '../frame/terminal.js';
import { refuseStrayColumns } from '../importing/mapping.js';
import { openNamed } from '../importing/openNamed.js';
import { type ImportOutcome, reportOf, warnOf } from '../importing/report.js';
import type { Api } from '../withApi.js';
import type { SeedOptions } from './demo.js';
import { noteTrial, refuseTrying } from './guard.js';

/** How categories are taken from a file. */
export interface CategoryOptions extends SeedOptions {
  map?: ShelfMapping;
  strict?: boolean;
}

const outcomeOf = ({ total, file }: ShelfFilePlan, name: string, options: CategoryOptions): ImportOutcome => {
  const refused = options.strict && file.counts.badCount > 0;
  return {
    state: options.dryRun ? 'planned' : refused ? 'refused' : 'done',
    from: name,
    total,
    ...file.counts,
    bad: file.bad.map((fault) => inWords(fault, texts)),
    newCategories: newNames(file.categories.values()),
    newSubCategories: newNames(file.subCategories.values()),
    pruned: null,
    pictures: 0,
    orders: 0,
  };
};

const stopped = () => 'Stopped: what was written stays. Run it again to go on.';

/** Answers what was written. */
const write = async (
  { api }: Api,
  plan: ShelfFilePlan,
  terminal: Terminal,
): Promise<Partial<ImportOutcome>> => {
  const { categories, subCategories } = plan.file;
  const bar = terminal.progress('Writing', categories.size + subCategories.size);
  const onProgress = (done: number) => bar.reaches(done);
  try {
    return await stopping(stopped, async (signal) => {
      const manner = { stopping: signal, onProgress };
      const written = await api.get(ShelfFilesService).carryOut(operator, plan, manner);
      return { ...written, state: signal.aborted ? 'stopped' : 'done' };
    });
  } finally {
    bar.ends();
  }
};

/** Adds and changes the categories and sub categories that a file names. @throws Refusal */
export const seedCategories = async (shop: Api, file: string, options: CategoryOptions): Promise<void> => {
  refuseTrying(shop, options, 'categories of a file');
  const terminal = new Terminal(options);
  noteTrial(shop, terminal);
  await using source = await openNamed(file);
  const plan = await shop.api
    .get(ShelfFilesService)
    .plan(source.bytes(), options.map ?? {}, (columns) => refuseStrayColumns(options.map, columns));
  const outcome = outcomeOf(plan, source.name, options);
  warnOf(outcome.bad, terminal);
  const written = outcome.state === 'done' ? await write(shop, plan, terminal) : {};
  reportOf('seed categories', { ...outcome, ...written }, terminal);
};
