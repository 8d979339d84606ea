import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PaymentRecord } from './payment.schema.js';

/** What is off the shelf for a customer's own payment that is still open: to that customer it is there. */
@Injectable()
export class HeldStock {
  constructor(@InjectModel('Payment') private readonly payments: Model<PaymentRecord>) {}

  /** Pieces by product. */
  async of(userId: string): Promise<ReadonlyMap<string, number>> {
    const live = await this.payments.findOne({ userId, live: true }, { held: 1 }).lean();
    return new Map(live?.held.map(({ productId, quantity }) => [productId.toHexString(), quantity]));
  }
}
