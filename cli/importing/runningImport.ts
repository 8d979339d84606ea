import { isAtWork, whereIs, workerNamed } from '../../api/common/workers.js';
import type { ImportLeases } from '../../api/importing/importLeases.service.js';

/** An import that runs, as the database tells. */
export type RunningImport = NonNullable<Awaited<ReturnType<ImportLeases['standing']>>>;

/** Whether nobody works on it any more, though it is said to run. */
export const isStopped = ({ lease, abandoned }: RunningImport): boolean =>
  !isAtWork(lease?.owner ?? '', !abandoned);

const count = (rows: number) => rows.toLocaleString('en-IN');

/** 250 of 2,000 rows */
export const progressOf = ({ done, total }: Pick<RunningImport, 'done' | 'total'>): string =>
  `${count(done)} of ${count(total)} rows`;

/** Who is at an import, where they are looked for, and what is to be done about it. */
export const runningImportInWords = ({ name, done, total, lease, abandoned }: RunningImport): string => {
  const worker = workerNamed(lease?.owner ?? '');
  const what = `${name} (${progressOf({ done, total })})`;
  if (worker?.kind === 'command line')
    return `Another command (${whereIs(worker)}) imports ${what}: wait until it is done, or stop it with Ctrl-C.`;
  const end = 'or stop it in the dashboard, under Import and export.';
  return abandoned
    ? `The shop has begun to import ${what} and goes on as soon as it runs: open it (npm start), ${end}`
    : `The shop imports ${what}: wait until it is done, ${end}`;
};
