import { z } from 'zod';
import { order } from '../../contract/order.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Wire } from '../../contract/wire.js';
import type { Seller } from '../orders/invoice.schema.js';

/** The order as an invoice needs it: the wire form with the customer's name and email. */
export const invoicedOrder = order.extend({ customer: z.object({ name: z.string(), email: z.string() }) });
export type InvoicedOrder = Wire<typeof invoicedOrder>;

/** Holds everything from which an invoice is made. */
export interface Invoiced {
  order: InvoicedOrder;
  seller: Seller;
  messages: Messages;
}

export type InvoicePair = readonly [label: string, value: string];

/** A column of a table. `width` is a share of the free space. Numbers are aligned to the right and never broken. */
export interface InvoiceColumn {
  label: string;
  width: number;
  numeric?: boolean;
}

/** A table of an invoice. `sum` is its last row, with the totals of the columns. */
export interface Table {
  columns: readonly InvoiceColumn[];
  rows: readonly (readonly string[])[];
  sum?: readonly string[];
}

/** Holds the text of an invoice. */
export interface Paper {
  language: string;
  title: string;
  /** Says what the document is not, for example that a proforma is no tax invoice. */
  notice?: string | undefined;
  /** A stamp across the head of the invoice that tells what became of the order, for example that it was cancelled. */
  stamp?: string | undefined;
  seller: readonly string[];
  facts: readonly InvoicePair[];
  billTo: { label: string; lines: readonly string[] };
  items: Table;
  totals: readonly InvoicePair[];
  taxes?: Table | undefined;
  closing: readonly string[];
  /** The line at the foot of each page, with the placeholders `{page}` and `{pages}`. */
  footer: string;
}
