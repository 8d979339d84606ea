import type { AuditAct } from '../../contract/audit.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import type { FilterField } from '../FilterBar/filters.js';
import { longDate } from '../../contract/dates.js';

export interface ShownAuditEntry {
  id: string;
  /** Time of the change, as an ISO 8601 timestamp. */
  at: string;
  /** Name of the user who made the change; undefined if the shop itself made it. */
  who?: string | undefined;
  /** Email of the user who made the change, because names are not unique. */
  email?: string | undefined;
  act: AuditAct;
  /** Record type such as `product` or `category`. A type without a translation is shown as it is. */
  kind: string;
  /** Name of the changed record. */
  name: string;
  /** Link to the record; undefined if the record was deleted. */
  href?: string | undefined;
  /** One sentence with more details about the change. */
  note?: string | undefined;
  /** Changed fields, as display text. */
  changes: readonly AuditChange[];
}

/** A changed field with its display text before and after. Changed images also have their URLs. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
  imagesBefore?: readonly string[] | undefined;
  imagesAfter?: readonly string[] | undefined;
}

export const kindWord = (words: AdminMessages['audit'], kind: string): string =>
  (words.kind as Record<string, string>)[kind] ?? kind; // the API may send kinds that have no translation yet

/**
 * Returns the filters of the audit log, for `FilterBar`.
 * @param authors users who can appear in the log
 */
export const auditFilters = (
  words: AdminMessages['audit'],
  authors: readonly { value: string; label: string }[],
): FilterField[] => [
  { key: 'who', label: words.filterWho, options: authors },
  { key: 'act', label: words.filterAct, options: optionsOf(words.act) },
  { key: 'kind', label: words.filterKind, options: optionsOf(words.kind) },
  { key: 'from', label: words.filterFrom, type: 'date' },
  { key: 'to', label: words.filterTo, type: 'date' },
];

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Groups audit log entries by day and keeps their order. */
export const byDay = (
  entries: readonly ShownAuditEntry[],
  language: string,
): { day: string; entries: ShownAuditEntry[] }[] => {
  const days = new Map<string, ShownAuditEntry[]>();
  for (const entry of entries) {
    const day = longDate(entry.at, language);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, all]) => ({ day, entries: all }));
};
