import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { StarCountsService } from '../catalogue/starCounts.service.js';
import type { RatingRecord } from './rating.schema.js';

interface Counted {
  _id: { productId: Types.ObjectId; stars: number };
  count: number;
}

/** Counts the approved ratings of products anew, in the transaction that changes a rating. */
@Injectable()
export class RatingSumsService {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly starCounts: StarCountsService,
  ) {}

  /** Counts and stores in the caller's transaction. Sums are never added to, so that they cannot drift. */
  async recount(productIds: readonly string[], session: ClientSession): Promise<void> {
    const counts = new Map<string, number[] | undefined>(
      productIds.map((productId) => [productId, undefined]),
    );
    const match = {
      productId: { $in: [...counts.keys()].map((productId) => new Types.ObjectId(productId)) },
      state: 'approved',
    };
    const counted = await this.ratings
      .aggregate<Counted>([
        { $match: match },
        { $group: { _id: { productId: '$productId', stars: '$stars' }, count: { $sum: 1 } } },
      ])
      .session(session);
    for (const { _id, count } of counted) {
      const productId = String(_id.productId);
      const known = counts.get(productId) ?? [0, 0, 0, 0, 0];
      known[_id.stars - 1] = count;
      counts.set(productId, known);
    }
    this.starCounts.show(await this.starCounts.store(counts, session), session);
  }
}
