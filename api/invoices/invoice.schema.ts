import { Schema } from 'mongoose';
import type { Seller } from './seller.js';

/** What makes an order's paper an invoice, as it was when it was issued: later settings of the shop change none. */
export interface InvoiceRecord {
  /** Financial year and consecutive number, such as `26-27/000123`. */
  number: string;
  at: Date;
  seller: Seller;
}

const text = { type: String, default: '' };
const part = { _id: false, strict: 'throw' } as const;

const seller = new Schema<Seller>(
  { name: text, address: text, gstin: text, state: text, gstRate: { type: Number, required: true } },
  part,
);

export const invoiceSchema = new Schema<InvoiceRecord>(
  {
    number: { type: String, required: true },
    at: { type: Date, required: true },
    seller: { type: seller, required: true },
  },
  part,
);

/** The last invoice number of a financial year, which is its id. */
export interface InvoiceCounterRecord {
  _id: string;
  last: number;
}

export const invoiceCounterSchema = new Schema<InvoiceCounterRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { strict: 'throw', versionKey: false },
);
