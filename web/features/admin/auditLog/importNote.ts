import type { AuditEntry } from '../../../../contract/audit.js';
import type { AdminMessages } from '../../../../contract/messages/en/admin.js';
import { fill } from '../../../../contract/messages/fill.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';

type Words = AdminMessages['audit']['imports'];

/** Formats the numbers of an import in the audit log; other values are left out. */
const sumsIn = (after: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, formatNumber(value)]] : [],
    ),
  );

const endOf = ({ done, stopped, failed }: Words, state: unknown) =>
  state === 'done' ? done : state === 'stopped' ? stopped : failed;

/**
 * Returns the note of an audit log entry about an import: its numbers for the start and the end, the file's
 * name for a batch of changes; undefined for other entries.
 */
export const importNote = (
  { action, import: of, things }: Pick<AuditEntry, 'action' | 'import' | 'things'>,
  words: Words,
): string | undefined => {
  if (of) return fill(words.from, of);
  const after = things[0]?.after ?? {};
  const sums = sumsIn(after);
  if (action === 'import.start') return fill(words.began, sums);
  if (action !== 'import.end') return undefined;
  return fill(endOf(words, after.state), { ...sums, sums: fill(words.sums, sums) });
};
