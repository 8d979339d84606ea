import type { InferSchemaType } from 'mongoose';
import {
  inferredSchema,
  number,
  optionalText,
  subdocumentSchema,
  text,
  when,
} from '../database/documentSchema.js';

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

const seller = subdocumentSchema<Seller>({
  name: optionalText,
  address: optionalText,
  gstin: optionalText,
  state: optionalText,
  gstRate: number,
});

export const invoiceSchema = subdocumentSchema<InvoiceRecord>({
  number: text,
  at: when,
  seller: { type: seller, required: true },
});

export const invoiceCounterSchema = inferredSchema('invoicecounters', { _id: text, last: number });

/** The last invoice number of a financial year; the year is the id. */
export type InvoiceCounterRecord = InferSchemaType<typeof invoiceCounterSchema>;
