import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type AuditAction, auditAction } from '../../contract/audit.js';
import { actOf } from '../../contract/actOf.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { holdingWords } from '../common/wordsOf.js';
import type { AuditRecord } from './auditEntry.schema.js';

type Query = ParsedBody<'audit', 'list'>;
type Page = Outcome<'audit', 'list'>;

/** The maximum number of authors that the filter offers. */
const max = 100;

/**
 * The maximum number of changed documents of one entry that are sent to the dashboard: an import changes
 * dozens at once.
 */
const maxRecords = 4;

/** Picks the first changed documents of an entry; the document that the list is filtered by comes first. */
const firstOf = (thing = '') => {
  const those = (comparison: '$eq' | '$ne') => ({
    $filter: { input: '$things', cond: { [comparison]: ['$$this._id', { $literal: thing }] } },
  });
  return { $slice: [thing ? { $concatArrays: [those('$eq'), those('$ne')] } : '$things', maxRecords] };
};

/** Leaves out the batches of an import: the entries of its start and end stand for them. */
const unbatched = { 'import._id': null };

/**
 * Tells whether uploads are listed. An uploaded image is part of the entry of the product or category that it
 * was saved with, so its own entry is shown only on request.
 */
const asksForUploads = ({ kind, action, thing }: Pick<Query, 'kind' | 'action' | 'thing'>): boolean =>
  kind === 'picture' || action === 'file.upload' || Boolean(thing);

const actionsOf = (query: Query): AuditAction[] =>
  auditAction.options.filter(
    (action) =>
      (!query.action || action === query.action) &&
      (!query.act || actOf(action) === query.act) &&
      (action !== 'file.upload' || asksForUploads(query)),
  );

/** Tells whether a query may match entries of import batches, which are left out otherwise. */
const isWithin = ({
  search,
  thing,
  kind,
  action,
  act,
}: Pick<Query, 'search' | 'thing' | 'kind' | 'action' | 'act'>): boolean =>
  Boolean(search.trim() || thing || kind || action || (act && act !== 'imported'));

const filterOf = (query: Query) => {
  const { who, kind, thing, from, to, search, import: of } = query;
  return {
    ...holdingWords(search),
    ...(of ? { 'import._id': of } : isWithin(query) ? {} : unbatched),
    ...(who && { 'who._id': who }),
    ...(kind && { kind }),
    ...(thing && { 'things._id': thing }),
    action: { $in: actionsOf(query) },
    ...((from ?? to) && { at: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  };
};

/** Lists the audit log for the dashboard. */
@Injectable()
export class AuditListService {
  constructor(@InjectModel('Audit') private readonly entries: Model<AuditRecord>) {}

  /** Returns a page of entries, the newest first. */
  async list(query: Query): Promise<Page> {
    const filter = filterOf(query);
    const { page, limit } = query;
    const rows = this.entries
      .find(filter)
      .select({
        at: 1,
        who: 1,
        action: 1,
        kind: 1,
        import: 1,
        count: { $size: '$things' },
        things: firstOf(query.thing),
      })
      .sort({ at: -1 }) // as the indexes: with `_id` MongoDB would sort all entries of a filter
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<Page['data']>();
    const [found, totalCount, people] = await Promise.all([
      rows,
      this.entries.countDocuments(filter),
      this.authors(),
    ]);
    return { data: found, totalCount, people };
  }

  /** Returns every author in the log, with the latest name. */
  private authors(): Promise<Page['people']> {
    return this.entries.aggregate<Page['people'][number]>([
      { $sort: { 'who._id': 1, at: -1 } },
      { $group: { _id: '$who._id', name: { $first: '$who.name' }, email: { $first: '$who.email' } } },
      { $sort: { name: 1, email: 1 } },
      { $limit: max },
    ]);
  }
}
