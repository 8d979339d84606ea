import { Schema } from 'mongoose';

/** The seller as the invoice shows it. */
export interface Seller {
  name: string;
  address: string;
  /** The seller's tax number (GSTIN); empty if the shop is not registered for GST. */
  gstin: string;
  state: string;
  /** GST rate in percent for the delivery and for products without their own rate. */
  gstRate: number;
}

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
