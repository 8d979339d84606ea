import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { type Command, InvalidArgumentError } from 'commander';
import { operator } from '../../api/audit/auditBook.js';
import { ImportLeases, LeaseLost } from '../../api/importing/importLeases.service.js';
import { ImportRunner } from '../../api/importing/importRunner.service.js';
import { ImportUploads } from '../../api/importing/importUploads.service.js';
import { ImportsService } from '../../api/importing/imports.service.js';
import { type ImportMapping, importMapping } from '../../contract/importing.js';
import { texts } from '../../contract/texts/en.js';
import { withFile } from '../frame/files.js';
import { isWhole, type Outcome, say, sayFaults, summary } from '../importReport.js';
import { operatorCommand } from '../frame/operatorCommand.js';
import type { WithApi } from '../withApi.js';

interface Options {
  map: ImportMapping;
  dryRun?: boolean;
  json?: boolean;
}

/** Exit codes: some rows were bad; stopped with Ctrl-C. */
const validation = 3;
const interrupted = 130;

const glance = 500;

const mapArgument = (value: string, before: ImportMapping): ImportMapping => {
  const pairs = value.split(',').map((pair) => {
    const [field = '', ...column] = pair.split('='); // a column's name may have a = in it, a field's has none
    return [field.trim(), column.join('=').trim()];
  });
  const parsed = importMapping.safeParse(Object.fromEntries(pairs));
  if (parsed.success) return { ...before, ...parsed.data };
  throw new InvalidArgumentError('Write FIELD=COLUMN, such as name=product,price=mrp,detail:Brand=brand.');
};

/** Works on the import in this process, unless one of the shop's was quicker. */
const work = async (api: INestApplicationContext): Promise<void> => {
  const owner = `command line ${process.pid} ${randomUUID()}`;
  const job = await api.get(ImportLeases).take(owner);
  if (!job) return;
  await api
    .get(ImportRunner)
    .run(job, owner)
    .catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error;
    });
};

/** Until it has ended; what it is by then. */
const follow = async (imports: ImportsService, id: string): Promise<Outcome> => {
  let told = -1;
  for (;;) {
    const job = await imports.status(texts, id);
    if (!job) throw new Error('The import is gone: start it again.');
    if (job.done !== told) say(`  ${job.done} of ${job.total} rows`);
    if (job.state !== 'running') return job;
    told = job.done;
    await pause(glance);
  }
};

const run = async (api: INestApplicationContext, id: string, mapping: ImportMapping): Promise<Outcome> => {
  const imports = api.get(ImportsService);
  const stop = () => {
    process.exitCode = interrupted;
    imports
      .cancel(operator, texts, id)
      .catch((error: unknown) => say(`It could not be stopped: ${String(error)}`));
  };
  process.once('SIGINT', stop);
  try {
    await imports.start({ id, mapping }, operator, texts);
    const [outcome] = await Promise.all([follow(imports, id), work(api)]);
    return outcome;
  } catch (error) {
    await imports.cancel(operator, texts, id);
    throw error;
  } finally {
    process.off('SIGINT', stop);
  }
};

const carryOut = async (
  api: INestApplicationContext,
  file: string,
  { map, dryRun }: Options,
): Promise<Outcome> => {
  const [uploads, imports] = [api.get(ImportUploads), api.get(ImportsService)];
  const { id, mapping } = await withFile(file, async () => {
    await using source = await open(file);
    return await uploads.receive(source.createReadStream(), path.basename(file), operator);
  });
  const whole = { ...mapping, ...map };
  try {
    const seen = await imports.preview({ id, mapping: whole }, texts, Infinity);
    sayFaults(seen);
    if (dryRun) return { ...seen, state: 'planned' };
    return { ...(await run(api, id, whole)), bad: seen.bad };
  } finally {
    if (dryRun) await uploads.discard(id);
  }
};

/** The dashboard's import, at the command line. */
export const importProducts = (withApi: WithApi): Command =>
  operatorCommand('import')
    .description(
      'add and change products from a CSV file; bad rows are named and left out; safe to run twice',
    )
    .argument('<file>', 'CSV in UTF-8, with the names of its columns in the first line')
    .option('--map <field=column,…>', 'which column is what, beside what is guessed', mapArgument, {})
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nIt ends with 3 where rows were bad, with 130 where it was stopped with Ctrl-C, and with 1 where it did not come to its end otherwise.',
    )
    .action(async (file: string, options: Options) => {
      const outcome = await withApi(({ api }) => carryOut(api, file, options), { founding: true });
      const { state, total, new: created, changed, unchanged, badCount, bad } = outcome;
      const facts = { state, total, new: created, changed, unchanged, badCount, bad };
      console.log(options.json ? JSON.stringify(facts) : summary(outcome));
      if (!isWhole(state)) process.exitCode ??= 1;
      if (badCount) process.exitCode ??= validation;
    });
