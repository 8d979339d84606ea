import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CONFIG, type Config } from '../config/config.js';
import { financialYear } from './financialYear.js';
import type { InvoiceCounterRecord, InvoiceRecord } from './invoice.schema.js';
import { sellerOf } from './seller.js';

const digits = 6;

/** Numbers invoices consecutively without gaps, as the tax law demands (docs/adr/0020). */
@Injectable()
export class InvoiceNumbersService {
  constructor(
    @InjectModel('InvoiceCounter') private readonly counters: Model<InvoiceCounterRecord>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes the next number in the transaction that issues the invoice. If the transaction fails, the number is
   * free again.
   */
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
