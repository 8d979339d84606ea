import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  type PersonalDataEntry,
  type PersonalDataProvider,
  PersonalDataService,
} from '../accounts/personalData.service.js';
import { eachOf } from '../database/eachOf.js';
import type { RatingRecord } from './rating.schema.js';
import { RatingSumsService } from './ratingSums.service.js';

/** Exports and erases a customer's ratings. */
@Injectable()
export class RatingPersonalData implements PersonalDataProvider {
  readonly tells = { ratings: (userId: string) => this.all(userId) };

  constructor(
    personal: PersonalDataService,
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly sums: RatingSumsService,
  ) {
    personal.add(this);
  }

  /** Removes the ratings from the sums too. */
  async erase(userId: string, session: ClientSession): Promise<void> {
    const counted = await this.ratings.distinct('productId', { userId, state: 'approved' }).session(session);
    await this.ratings.deleteMany({ userId }, { session });
    await this.sums.recount(counted.map(String), session);
  }

  private all(userId: string): AsyncIterable<PersonalDataEntry<'ratings'>> {
    return eachOf<RatingRecord>(this.ratings.find({ userId }).sort({ _id: 1 }).lean<RatingRecord>().cursor());
  }
}
