import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type Keeper, PersonalData } from '../users/personalData.js';
import type { AnsweredKeyRecord } from './answeredKey.schema.js';

/** What a customer's calls with a key have made: of orders, with name and address. */
@Injectable()
export class OwnKeys implements Keeper {
  constructor(
    personal: PersonalData,
    @InjectModel('AnsweredKey') private readonly keys: Model<AnsweredKeyRecord>,
  ) {
    personal.add(this);
  }

  async forget(userId: string, session: ClientSession): Promise<void> {
    await this.keys.deleteMany({ userId }, { session });
  }
}
