import { documentSchema, text, when } from '../database/documentSchema.js';

/** A provider event that has taken effect. It must not take effect again (W-13). */
export interface PaymentEventRecord {
  /** The provider's id of the event. */
  _id: string;
  at: Date;
}

/** The number of days to remember an event; Stripe repeats an event for three days. */
const days = 30;

export const paymentEventSchema = documentSchema<PaymentEventRecord>('paymentevents', {
  _id: text,
  at: when,
});

paymentEventSchema.index({ at: 1 }, { expireAfterSeconds: days * 86_400 });
