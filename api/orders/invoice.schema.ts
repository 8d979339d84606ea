import { Schema } from 'mongoose';
import type { Seller } from './invoiceNumbers.service.js';

/** The invoice data of an order as it was when the invoice was issued: later settings do not change it. */
export interface InvoiceRecord {
  /** The financial year and a consecutive number, such as `26-27/000123`. */
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

/** The last invoice number of a financial year; the year is the id. */
export interface InvoiceCounterRecord {
  _id: string;
  last: number;
}

export const invoiceCounterSchema = new Schema<InvoiceCounterRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { strict: 'throw', versionKey: false },
);
