import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CONFIG, type Config } from '../config.js';
import { financialYear } from './financialYear.js';
import type { InvoiceCounterRecord, InvoiceRecord } from './invoice.schema.js';
import { sellerOf } from './seller.js';

const digits = 6;

/** Numbers invoices as the tax law asks: one after the other, without a gap (docs/adr/0020). */
@Injectable()
export class InvoiceNumbers {
  constructor(
    @InjectModel('InvoiceCounter') private readonly counters: Model<InvoiceCounterRecord>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The next invoice, in the transaction that makes it one: where that fails, its number is the next one's. */
  async next(session: ClientSession): Promise<InvoiceRecord> {
    const at = new Date();
    const year = financialYear(at);
    const { last } = await this.counters
      .findOneAndUpdate(
        { _id: year },
        { $inc: { last: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .orFail()
      .lean<InvoiceCounterRecord>();
    return { number: `${year}/${String(last).padStart(digits, '0')}`, at, seller: sellerOf(this.config) };
  }
}
