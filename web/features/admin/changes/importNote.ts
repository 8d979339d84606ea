import type { AuditEntry } from '../../../../contract/audit.js';
import type { AdminTexts } from '../../../../contract/texts/en/admin.js';
import { fill } from '../../../../contract/texts/fill.js';
import { figures } from '../../../../ui/theme/figures.js';

type Words = AdminTexts['audit']['imports'];

/** Figures of an import as the log keeps them; what is no number is left out. */
const sumsIn = (after: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, figures(value)]] : [],
    ),
  );

const endOf = ({ done, stopped, failed }: Words, state: unknown) =>
  state === 'done' ? done : state === 'stopped' ? stopped : failed;

/** What is said of an import at its beginning and its end, and which file any other write of one came from. */
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
