import { isAtWork, whereIs, workerNamed } from '../../api/common/workers.js';
import type { ImportLeasesService } from '../../api/importing/importLeases.service.js';

/** An import that the database marks as running. */
export type RunningImport = NonNullable<Awaited<ReturnType<ImportLeasesService['running']>>>;

/** Tells whether no process works on an import any more, although it is marked as running. */
export const isStopped = ({ lease, abandoned }: RunningImport): boolean =>
  !isAtWork(lease?.owner ?? '', !abandoned);

const count = (rows: number) => rows.toLocaleString('en-IN');

/** Formats the progress of an import: 250 of 2,000 rows */
export const progressOf = ({ done, total }: Pick<RunningImport, 'done' | 'total'>): string =>
  `${count(done)} of ${count(total)} rows`;

/** Says which process works on an import, where it runs, and what the operator can do. */
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
