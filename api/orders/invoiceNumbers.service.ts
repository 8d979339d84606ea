import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dayOf } from '../../contract/dates.js';
import type { ClientSession, Model } from 'mongoose';
import { CONFIG, type Config } from '../config/config.js';
import type { InvoiceCounterRecord, InvoiceRecord, Seller } from './invoice.schema.js';

const short = (year: number) => String(year % 100).padStart(2, '0');

/** Returns the Indian financial year (April to March) of a moment, such as `26-27`. */
export const financialYear = (moment: Date): string => {
  const [year = 0, month = 0] = dayOf(moment).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${short(first)}-${short(first + 1)}`;
};

const digits = 6;

/** Numbers invoices consecutively without gaps, as the tax law demands (docs/adr/0020). */
@Injectable()
export class InvoiceNumbersService {
  constructor(
    @InjectModel('InvoiceCounter') private readonly counters: Model<InvoiceCounterRecord>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the seller of the settings. */
  seller(): Seller {
    const { config } = this;
    return {
      name: config.SHOP_LEGAL_NAME,
      address: config.SHOP_ADDRESS,
      gstin: config.SHOP_GSTIN,
      state: config.SHOP_STATE,
      gstRate: config.SHOP_GST_RATE,
    };
  }

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
    return { number: `${year}/${String(last).padStart(digits, '0')}`, at, seller: this.seller() };
  }
}
