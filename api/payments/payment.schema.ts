import type { Types } from 'mongoose';
import {
  documentSchema,
  id,
  optionalId,
  subdocumentSchema,
  text,
  when,
  whole,
} from '../database/documentSchema.js';

/**
 * The states of a payment. `opening`: recorded, but not yet at the provider; `open`: can be paid;
 * `cancelled`: its page must still be closed; `refunding`: the money must be sent back; `wrong`: another
 * amount was paid than asked for.
 */
export const paymentStates = [
  'opening',
  'open',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
  'wrong',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The online payment of one order, with the same `_id` as the order. Times are by MongoDB's clock. */
export interface PaymentRecord {
  _id: Types.ObjectId;
  /** The customer's account; null after account deletion. */
  userId: Types.ObjectId | null;
  provider: string;
  /** The amount to pay, in paise. */
  amount: number;
  currency: string;
  state: PaymentState;
  /** Set while the payment can still complete the order: each customer has at most one (W-15). */
  live?: true;
  /** The stock reserved for this payment. */
  held: { productId: Types.ObjectId; quantity: number }[];
  /** The `Idempotency-Key` of the call that began the payment. */
  key?: string;
  /** The provider's id of the payment page. */
  session?: string;
  url?: string;
  /** The provider's id of the money transfer. */
  intent?: string;
  createdAt: Date;
  /** The time after which the payment page cannot be paid. */
  until: Date;
  /** The time of the next automatic check of the payment; undefined if nothing is left to do. */
  dueAt?: Date;
  /** The time when the last automatic check of the payment began. */
  takenAt?: Date;
  tries: number;
}

const held = subdocumentSchema<PaymentRecord['held'][number]>({ productId: id, quantity: whole });

export const paymentSchema = documentSchema<PaymentRecord>('payments', {
  userId: optionalId,
  provider: text,
  amount: whole,
  currency: text,
  state: { ...text, enum: paymentStates },
  live: Boolean,
  held: { type: [held], required: true },
  key: String,
  session: String,
  url: String,
  intent: String,
  createdAt: when,
  until: when,
  dueAt: Date,
  takenAt: Date,
  tries: whole,
});

paymentSchema.index(
  { userId: 1 },
  { unique: true, partialFilterExpression: { live: true }, name: 'oneLive' },
);
paymentSchema.index({ userId: 1, createdAt: -1 });
paymentSchema.index(
  { session: 1 },
  { unique: true, partialFilterExpression: { session: { $exists: true } } },
);
paymentSchema.index({ intent: 1 }, { sparse: true });
paymentSchema.index({ dueAt: 1 }, { sparse: true });
paymentSchema.index({ state: 1 }, { partialFilterExpression: { state: 'wrong' } });
