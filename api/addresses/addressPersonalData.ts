import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { eachOf } from '../database/eachOf.js';
import { type PersonalDataProvider, PersonalDataService } from '../accounts/personalData.service.js';
import type { AddressRecord } from './address.schema.js';

/** Exports and erases a customer's addresses, including the removed ones. */
@Injectable()
export class AddressPersonalData implements PersonalDataProvider {
  readonly tells = {
    addresses: (userId: string) =>
      eachOf<AddressRecord>(this.addresses.find({ userId }).sort({ _id: 1 }).lean<AddressRecord>().cursor()),
  };

  constructor(
    personal: PersonalDataService,
    @InjectModel('Address') private readonly addresses: Model<AddressRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.addresses.deleteMany({ userId }, { session });
  }
}
