import type { InferSchemaType } from 'mongoose';
import { sandboxStates } from '../../contract/codes.js';
import { id, inferredSchema, number, text, when } from '../database/documentSchema.js';

export const sandboxPageSchema = inferredSchema('sandboxpages', {
  /** The id of the payment page, which the payment stores as its `session`. */
  _id: text,
  payment: id,
  orderId: text,
  /** The amount to pay, in paise. */
  amount: number,
  currency: text,
  state: { ...text, enum: sandboxStates },
  /** The id of the money transfer, set once the page is paid. */
  intent: String,
  refunded: Boolean,
  success: text,
  cancel: text,
  until: when,
});

/** A payment page of the sandbox, the payment provider inside the shop. */
export type SandboxPageRecord = InferSchemaType<typeof sandboxPageSchema>;

sandboxPageSchema.index({ payment: 1 }, { unique: true });
sandboxPageSchema.index({ intent: 1 }, { sparse: true });
sandboxPageSchema.index({ until: 1 }, { expireAfterSeconds: 90 * 86_400 });
