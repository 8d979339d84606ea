import type { BadRow, ImportJob, ImportPreview } from '../contract/importing.js';

/** What came of an import, or would come of it. */
export interface Outcome extends Pick<
  ImportJob,
  'total' | 'new' | 'changed' | 'unchanged' | 'badCount' | 'bad'
> {
  state: ImportJob['state'] | 'planned';
}

/** Notes that are said one by one. */
const firstNotes = 10;

export const say = (line: string) => process.stderr.write(`${line}\n`);

const where = ({ line, column, reason, value }: BadRow) =>
  `line ${line}: ${[column, reason].filter(Boolean).join(' ')}${value ? ` (“${value}”)` : ''}`;

/** Each row that is bad, and the first of those that become otherwise than the file has them. */
export const sayFaults = ({ bad, notes, noteCount }: ImportPreview): void => {
  for (const row of bad) say(`${where(row)}. ${row.fix}.`);
  for (const note of notes.slice(0, firstNotes)) say(where(note));
  if (noteCount > firstNotes)
    say(`and ${noteCount - firstNotes} more that become otherwise than the file has them`);
};

export const isWhole = (state: Outcome['state']) => state === 'done' || state === 'planned';

export const summary = ({ state, total, unchanged, badCount, ...counts }: Outcome): string => {
  const [created, updated] = state === 'planned' ? ['to create', 'to update'] : ['created', 'updated'];
  const ending = isWhole(state) ? '' : `; ${state}: run it again to go on`;
  return `${counts.new} ${created}, ${counts.changed} ${updated}, ${unchanged} unchanged, ${badCount} bad of ${total} rows${ending}`;
};
