import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type PersonalDataProvider, PersonalDataService } from '../accounts/personalData.service.js';
import type { PaymentRecord } from './payment.schema.js';

/** Makes payments anonymous at account deletion; they stay with their orders (docs/adr/0014). */
@Injectable()
export class PaymentPersonalData implements PersonalDataProvider {
  constructor(
    personal: PersonalDataService,
    @InjectModel('Payment') private readonly payments: Model<PaymentRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    const change = { $set: { userId: null }, $unset: { key: 1 as const } };
    await this.payments.updateMany({ userId }, change, { session });
  }
}
