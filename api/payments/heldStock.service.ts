import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PaymentRecord } from './payment.schema.js';

/** Reads the stock reserved by a customer's own open payment, which is still available to this customer. */
@Injectable()
export class HeldStockService {
  constructor(@InjectModel('Payment') private readonly payments: Model<PaymentRecord>) {}

  /** Returns the quantities that the customer's open payment reserves, by product id. */
  async of(userId: string): Promise<ReadonlyMap<string, number>> {
    const live = await this.payments.findOne({ userId, live: true }, { held: 1 }).lean();
    return new Map(live?.held.map(({ productId, quantity }) => [productId.toHexString(), quantity]));
  }
}
