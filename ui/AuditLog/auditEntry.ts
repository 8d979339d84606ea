import type { AuditAct } from '../../contract/audit.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import type { FilterField } from '../FilterBar/filters.js';
import { longDate } from '../OrderCard/dates.js';

export interface AuditEntry {
  id: string;
  /** ISO text. */
  at: string;
  /** A name; none where the shop did it by itself. */
  who?: string | undefined;
  /** Their address: names repeat. */
  email?: string | undefined;
  act: AuditAct;
  /** `product`, `category` …; shown as it is where there is no word for it. */
  kind: string;
  /** What the thing is called. */
  name: string;
  /** Where it is, unless it is gone. */
  href?: string | undefined;
  /** More about it, in a sentence. */
  note?: string | undefined;
  /** By field, in words. */
  changes: readonly AuditChange[];
}

/** One field, as it was and as it is, in words; of pictures their addresses besides. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
  imagesBefore?: readonly string[] | undefined;
  imagesAfter?: readonly string[] | undefined;
}

export const kindWord = (words: AdminMessages['audit'], kind: string): string =>
  (words.kind as Record<string, string>)[kind] ?? kind; // kinds come from the API, some newer than the words

/** The filters of a list of changes, for `FilterBar`. @param people those who may have made one. */
export const auditFilters = (
  words: AdminMessages['audit'],
  people: readonly { value: string; label: string }[],
): FilterField[] => [
  { key: 'who', label: words.filterWho, options: people },
  { key: 'act', label: words.filterAct, options: optionsOf(words.act) },
  { key: 'kind', label: words.filterKind, options: optionsOf(words.kind) },
  { key: 'from', label: words.filterFrom, type: 'date' },
  { key: 'to', label: words.filterTo, type: 'date' },
];

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Entries day by day, in the order they come in. */
export const byDay = (
  entries: readonly AuditEntry[],
  language: string,
): { day: string; entries: AuditEntry[] }[] => {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = longDate(entry.at, language);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, all]) => ({ day, entries: all }));
};
