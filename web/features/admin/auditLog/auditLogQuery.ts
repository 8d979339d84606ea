import { auditActs, auditKinds, oneOf } from '../../../../contract/codes.js';
import type { CallBody } from '../../../../contract/schemas.js';
import { limits } from '../../../../contract/limits.js';
import type { FilterValues } from '../../../../ui/FilterBar/filters.js';
import { type ParamFields, pageOf } from '../useListParams.js';

export const auditLogFields: ParamFields = {
  who: Boolean,
  act: Boolean,
  kind: Boolean,
  from: Boolean,
  to: Boolean,
  import: Boolean,
};

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
export const auditLogQuery = (values: FilterValues): Query => ({
  search: (values.search ?? '').slice(0, limits.search),
  page: pageOf(values.page),
  ...said({
    who: values.who,
    import: values.import,
    act: oneOf(auditActs, values.act),
    kind: oneOf(auditKinds, values.kind),
    from: from(values.from),
    to: until(values.to),
  }),
});
