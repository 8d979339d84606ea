import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RatingState } from '../../contract/codes.js';
import { adminRating } from '../../contract/rating.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { refuseStale } from '../common/refuseStale.js';
import { holdingWords } from '../common/wordsOf.js';
import type { RatingRecord } from './rating.schema.js';
import { RatingSumsService } from './ratingSums.service.js';

type Page = Outcome<'rating', 'adminRatings'>;
type Counts = Page['counts'];

/** Lists all ratings for admins, who approve or reject them. */
@Injectable()
export class ModerationService {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly audit: AuditLogService,
    private readonly sums: RatingSumsService,
  ) {}

  /** Lists the ratings: those that wait the oldest first, others the newest first. */
  async list({ state, search, page, limit }: ParsedBody<'rating', 'adminRatings'>): Promise<Page> {
    const words = holdingWords(search);
    const filter = { ...words, ...(state && { state }) };
    const direction = state === 'pending' ? 1 : -1;
    const rows = this.ratings
      .find(filter)
      .sort({ at: direction }) // as the indexes: with `_id` MongoDB would sort all ratings of the state
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<RatingRecord[]>();
    const [data, totalCount, counts] = await Promise.all([
      rows,
      this.ratings.countDocuments(filter),
      this.counts(words),
    ]);
    return { data, totalCount, counts };
  }

  /** Counts the ratings that wait. */
  pending(): Promise<number> {
    return this.ratings.countDocuments({ state: 'pending' });
  }

  /**
   * Approves or rejects a rating. The audit log keeps the decision alone: text, name and reason are the customer's data,
   * and go with the rating.
   * @throws DomainError `notFound`, `staleRevision` with the rating as it is now
   */
  decide(
    by: Author,
    { _id, revision, reason = '' }: ParsedBody<'rating', 'approve'> & { reason?: string },
    state: RatingState,
  ): Promise<RatingRecord> {
    const action = state === 'approved' ? 'rating.approve' : 'rating.reject';
    return this.audit.write(by, action, async (session, tell) => {
      const before = await this.ratings.findById(_id).session(session).lean<RatingRecord>();
      if (!before) throw new DomainError('notFound');
      refuseStale(adminRating, before, revision);
      const after = await this.ratings
        .findByIdAndUpdate(
          _id,
          {
            $set: { state, ...(reason && { reason }) },
            ...(!reason && { $unset: { reason: 1 } }),
            $inc: { revision: 1 },
          },
          { returnDocument: 'after', session },
        )
        .lean<RatingRecord>()
        .orFail();
      await this.sums.recount([String(after.productId)], session);
      tell({ _id, name: after.product, before: { status: before.state }, after: { status: state } });
      return after;
    });
  }

  private async counts(words: ReturnType<typeof holdingWords>): Promise<Counts> {
    const groups = await this.ratings.aggregate<{ _id: RatingState; count: number }>([
      { $match: words },
      { $group: { _id: '$state', count: { $sum: 1 } } },
    ]);
    const counts: Counts = { pending: 0, approved: 0, rejected: 0 };
    for (const { _id, count } of groups) counts[_id] = count;
    return counts;
  }
}
