import { Schema } from 'mongoose';

/** An event of the provider that had its effect: it has none again (W-13). */
export interface PaymentEventRecord {
  /** The provider's own. */
  _id: string;
  at: Date;
}

/** Stripe sends an event again for three days. */
const days = 30;

export const paymentEventSchema = new Schema<PaymentEventRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { strict: 'throw', versionKey: false },
);

paymentEventSchema.index({ at: 1 }, { expireAfterSeconds: days * 86_400 });
