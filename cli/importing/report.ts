import type { BadRow, ImportMapping, ImportPreview } from '../../contract/importing.js';
import { exitCodes } from '../../contract/operator/exits.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import type { Terminal } from '../terminal/terminal.js';

/** What came of products or categories that were brought in. */
export type ImportOutcome = ReplyOf<'import'>;

type Named = 'import' | 'seed' | 'seed demo' | 'seed categories' | 'seed products';

/** Notes that are said one by one. */
const firstNotes = 10;

const where = ({ line, column, reason, value }: BadRow) =>
  `line ${line}: ${[column, reason].filter(Boolean).join(' ')}${value ? ` (“${value}”)` : ''}`;

/** Names each row that is bad: what is wrong, and how to mend it. */
export const warnOf = (bad: readonly BadRow[], terminal: Terminal): void => {
  for (const row of bad) terminal.warns(`${where(row)}. ${row.fix}.`);
};

/** Says what of a file is not looked at: a misspelt column would otherwise change nothing without a word. */
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

/** Says what is assumed of new products, and names the first of what becomes otherwise than the file has it. */
export const noteOf = ({ notes, noteCount, missing }: ImportPreview, terminal: Terminal): void => {
  for (const field of ['stock', 'unit'] as const)
    if (missing[field])
      terminal.notes(
        `New products without a ${field} in the file: ${missing[field]}. They ${assumptions[field]}.`,
      );
  for (const note of notes.slice(0, firstNotes)) terminal.notes(where(note));
  if (noteCount > firstNotes)
    terminal.notes(`and ${noteCount - firstNotes} more that become otherwise than the file has them`);
};

const isAhead = ({ state }: ImportOutcome) => state === 'planned' || state === 'refused';

const endings: Readonly<Record<ImportOutcome['state'], string>> = {
  planned: '',
  done: '',
  refused: '; nothing was written',
  stopped: '; stopped: run it again to go on',
  failed: '; failed: run it again to go on',
};

/** In lines. */
const summary = (outcome: ImportOutcome): string[] => {
  const [created, updated] = isAhead(outcome) ? ['to create', 'to update'] : ['created', 'updated'];
  const { total, new: fresh, changed, unchanged, badCount, pruned } = outcome;
  const counts = `${fresh} ${created}, ${changed} ${updated}, ${unchanged} unchanged, ${badCount} bad of ${total} rows`;
  const removal = isAhead(outcome) ? 'to remove' : 'removed';
  return [counts + endings[outcome.state], ...(pruned === null ? [] : [`${pruned} ${removal}`])];
};

const next = ({ state, badCount }: ImportOutcome): string => {
  if (state === 'refused') return 'mend the rows named above, or leave out --strict to do without them.';
  if (badCount) return `mend the rows named above and do it again: what is in already stays as it is.`;
  if (state === 'planned') return 'the same without --dry-run.';
  if (state === 'done') return 'tokri status shows the shop; tokri export writes its products to a file.';
  return 'run it again.';
};

/** Says what was done, and sets the exit code. */
export const reportOf = (name: Named, outcome: ImportOutcome, terminal: Terminal): void => {
  terminal.reports(name, outcome, summary(outcome), next(outcome));
  if (outcome.state === 'stopped') process.exitCode ??= exitCodes.interrupted;
  if (outcome.state === 'failed') process.exitCode ??= exitCodes.fault;
  if (outcome.badCount) process.exitCode ??= exitCodes.validation;
};
