import { auditActs, auditKinds, oneOf } from '../../../../contract/codes.js';
import type { CallBody } from '../../../../contract/schemas.js';
import { limits } from '../../../../contract/limits.js';

/** The filters in the screen's address. */
export const filterKeys = ['who', 'act', 'kind', 'from', 'to', 'import'] as const;

export type AuditLogFilters = Readonly<Partial<Record<(typeof filterKeys)[number], string>>>;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
const day = 24 * 60 * 60 * 1_000;
const midnight = (text: string) => Date.parse(`${text}T00:00:00+05:30`);

const from = (text: string | undefined) =>
  isDay(text) && !Number.isNaN(midnight(text)) ? new Date(midnight(text)).toISOString() : undefined;
/** Returns the end of the day, since the filter includes that day. */
const until = (text: string | undefined) =>
  isDay(text) && !Number.isNaN(midnight(text)) ? new Date(midnight(text) + day).toISOString() : undefined;

type Query = CallBody<'audit', 'list'>;

/** Removes keys without a value. */
const said = <All extends object>(all: All) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

/** Returns the query for the shop; days are in India's time, and invalid filter values are left out. */
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
