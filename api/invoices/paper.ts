import { z } from 'zod';
import { order } from '../../contract/order.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Wire } from '../../contract/wire.js';
import type { Seller } from './seller.js';

/** What an invoice reads of an order: the order as it travels, and whose it is. */
export const invoicedOrder = order.extend({ customer: z.object({ name: z.string(), email: z.string() }) });
export type InvoicedOrder = Wire<typeof invoicedOrder>;

/** Whose invoice it is, by whom and in which words. */
export interface Invoiced {
  order: InvoicedOrder;
  seller: Seller;
  messages: Messages;
}

export type Pair = readonly [label: string, value: string];

/** `width` is a share of what is left; figures stand on the right and are never broken. */
export interface Column {
  label: string;
  width: number;
  numeric?: boolean;
}

/** The last row adds the others up where it is said. */
export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  sum?: readonly string[];
}

/** Everything that stands on an invoice, in words. */
export interface Paper {
  language: string;
  title: string;
  /** What it is not. */
  notice?: string | undefined;
  /** Across the head: what became of the order. */
  stamp?: string | undefined;
  seller: readonly string[];
  facts: readonly Pair[];
  billTo: { label: string; lines: readonly string[] };
  items: Table;
  totals: readonly Pair[];
  taxes?: Table | undefined;
  closing: readonly string[];
  /** `{page}` of `{pages}`. */
  footer: string;
}
