import type { BadRow, ImportMapping, ImportPreview } from '../../contract/importing.js';
import { exitCodes } from '../../contract/operator/exits.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import type { Terminal } from '../terminal/terminal.js';

/** The result of an import of products or categories. */
export type ImportOutcome = ReplyOf<'import'>;

type Named = 'import' | 'seed' | 'seed demo' | 'seed categories' | 'seed products';

/** The maximum number of notes about imported values that are printed. */
const firstNotes = 10;

const where = ({ line, column, reason, value }: BadRow) =>
  `line ${line}: ${[column, reason].filter(Boolean).join(' ')}${value ? ` (“${value}”)` : ''}`;

/** Prints each problem of a file's rows: what is wrong and how to fix it. */
export const warnOf = (bad: readonly BadRow[], terminal: Terminal): void => {
  for (const row of bad) terminal.warns(`${where(row)}. ${row.fix}.`);
};

/** Prints the columns of a file that are not read, so that the operator notices a misspelt column. */
export const noteUnread = (
  columns: readonly string[],
  mapping: ImportMapping,
  rows: number,
  terminal: Terminal,
): void => {
  const read = Object.values(mapping);
  const unread = columns.filter((column) => column && !read.includes(column));
  if (unread.length)
    terminal.notes(
      `Not read: ${unread.map((column) => `“${column}”`).join(', ')} (--map FIELD=COLUMN says what a column is)`,
    );
  if (!rows) terminal.warns('The file has no rows below its first line.');
};

const assumptions = { stock: 'begin with a stock of 0', unit: 'are sold by “1 piece”' } as const;

/** Prints the default values of new products, and the first values that are imported differently from the file. */
export const noteOf = ({ notes, noteCount, missing }: ImportPreview, terminal: Terminal): void => {
  for (const field of ['stock', 'unit'] as const)
    if (missing[field])
      terminal.notes(
        `New products without a ${field} in the file: ${missing[field]}. They ${assumptions[field]}.`,
      );
  for (const note of notes.slice(0, firstNotes)) terminal.notes(where(note));
  if (noteCount > firstNotes)
    terminal.notes(`and ${noteCount - firstNotes} more that are imported differently from the file`);
};

const isAhead = ({ state }: ImportOutcome) => state === 'planned' || state === 'refused';

const endings: Readonly<Record<ImportOutcome['state'], string>> = {
  planned: '',
  done: '',
  refused: '; nothing was written',
  stopped: '; stopped: run it again to go on',
  failed: '; failed: run it again to go on',
};

const summary = (outcome: ImportOutcome): string[] => {
  const [created, updated] = isAhead(outcome) ? ['to create', 'to update'] : ['created', 'updated'];
  const { total, new: fresh, changed, unchanged, badCount, pruned } = outcome;
  const counts = `${fresh} ${created}, ${changed} ${updated}, ${unchanged} unchanged, ${badCount} bad of ${total} rows`;
  const removal = isAhead(outcome) ? 'to remove' : 'removed';
  return [counts + endings[outcome.state], ...(pruned === null ? [] : [`${pruned} ${removal}`])];
};

const next = ({ state, badCount }: ImportOutcome): string => {
  if (state === 'refused') return 'fix the rows named above, or leave out --strict to skip them.';
  if (badCount) return `fix the rows named above and do it again: what is in already stays as it is.`;
  if (state === 'planned') return 'the same without --dry-run.';
  if (state === 'done') return 'tokri status shows the shop; tokri export writes its products to a file.';
  return 'run it again.';
};

/** Prints the outcome of an import and sets the exit code. */
export const reportOf = (name: Named, outcome: ImportOutcome, terminal: Terminal): void => {
  terminal.reports(name, outcome, summary(outcome), next(outcome));
  if (outcome.state === 'stopped') process.exitCode ??= exitCodes.interrupted;
  if (outcome.state === 'failed') process.exitCode ??= exitCodes.fault;
  if (outcome.badCount) process.exitCode ??= exitCodes.validation;
};
