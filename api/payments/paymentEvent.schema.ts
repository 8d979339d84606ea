import type { InferSchemaType } from 'mongoose';
import { inferredSchema, text, when } from '../database/documentSchema.js';

/** The number of days to remember an event; Stripe repeats an event for three days. */
const days = 30;

export const paymentEventSchema = inferredSchema('paymentevents', {
  /** The provider's id of the event. */
  _id: text,
  at: when,
});

/** A provider event that has taken effect. It must not take effect again (W-13). */
export type PaymentEventRecord = InferSchemaType<typeof paymentEventSchema>;

paymentEventSchema.index({ at: 1 }, { expireAfterSeconds: days * 86_400 });
