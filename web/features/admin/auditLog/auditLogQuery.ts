import { auditActs, auditKinds, oneOf } from '../../../../contract/codes.js';
import type { CallBody } from '../../../../contract/schemas.js';
import { limits } from '../../../../contract/limits.js';

/** The names of the audit log's filters in the screen's address. */
export const filterKeys = ['who', 'act', 'kind', 'from', 'to', 'import'] as const;

export type AuditLogFilters = Readonly<Partial<Record<(typeof filterKeys)[number], string>>>;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
const day = 24 * 60 * 60 * 1_000;
const midnight = (text: string) => Date.parse(`${text}T00:00:00+05:30`);

const from = (text: string | undefined) =>
  isDay(text) && !Number.isNaN(midnight(text)) ? new Date(midnight(text)).toISOString() : undefined;
/**
 * Returns the end of a day in India's time as an ISO date, since the filter includes its last day; undefined
 * for an invalid day.
 */
const until = (text: string | undefined) =>
  isDay(text) && !Number.isNaN(midnight(text)) ? new Date(midnight(text) + day).toISOString() : undefined;

type Query = CallBody<'audit', 'list'>;

/** Removes the keys whose value is undefined. */
const said = <All extends object>(all: All) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

/**
 * Returns the body of the call that loads the audit log; days are in India's time, and invalid filter values
 * are left out.
 */
export const auditLogQuery = (filters: AuditLogFilters, search: string, page: number): Query => ({
  search: search.slice(0, limits.search),
  page,
  ...said({
    who: filters.who,
    import: filters.import,
    act: oneOf(auditActs, filters.act),
    kind: oneOf(auditKinds, filters.kind),
    from: from(filters.from),
    to: until(filters.to),
  }),
});
