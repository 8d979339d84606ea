import type { InferSchemaType, Types } from 'mongoose';
import {
  id,
  inferredSchema,
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

const held = subdocumentSchema<{ productId: Types.ObjectId; quantity: number }>({
  productId: id,
  quantity: whole,
});

export const paymentSchema = inferredSchema('payments', {
  /** The customer's account; null after account deletion. */
  userId: optionalId,
  provider: text,
  /** The amount to pay, in paise. */
  amount: whole,
  currency: text,
  state: { ...text, enum: paymentStates },
  /** Set while the payment can still complete the order: each customer has at most one (W-15). */
  live: Boolean,
  /** The stock reserved for this payment. */
  held: { type: [held], required: true },
  /** The `Idempotency-Key` of the call that began the payment. */
  key: String,
  /** The provider's id of the payment page. */
  session: String,
  url: String,
  /** The provider's id of the money transfer. */
  intent: String,
  createdAt: when,
  /** The time after which the payment page cannot be paid. */
  until: when,
  /** The time of the next automatic check of the payment; undefined if nothing is left to do. */
  dueAt: Date,
  /** The time when the last automatic check of the payment began. */
  takenAt: Date,
  tries: whole,
});

/** The online payment of one order, with the same `_id` as the order. Times are by MongoDB's clock. */
export type PaymentRecord = InferSchemaType<typeof paymentSchema>;

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
