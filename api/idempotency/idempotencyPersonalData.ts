import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type PersonalDataProvider, PersonalDataService } from '../accounts/personalData.service.js';
import type { IdempotencyKeyRecord } from './idempotencyKey.schema.js';

/** Erases the stored results of a customer's calls with a key: those of orders hold a name and an address. */
@Injectable()
export class IdempotencyPersonalData implements PersonalDataProvider {
  constructor(
    personal: PersonalDataService,
    @InjectModel('IdempotencyKey') private readonly keys: Model<IdempotencyKeyRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.keys.deleteMany({ userId }, { session });
  }
}
