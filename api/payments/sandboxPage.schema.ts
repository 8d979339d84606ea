import type { Types } from 'mongoose';
import { sandboxStates } from '../../contract/codes.js';
import { documentSchema, id, number, text, when } from '../database/documentSchema.js';

/** A payment page of the sandbox, the payment provider inside the shop. */
export interface SandboxPageRecord {
  /** The id of the payment page, which the payment stores as its `session`. */
  _id: string;
  payment: Types.ObjectId;
  orderId: string;
  /** The amount to pay, in paise. */
  amount: number;
  currency: string;
  state: (typeof sandboxStates)[number];
  /** The id of the money transfer, set once the page is paid. */
  intent?: string;
  refunded?: true;
  success: string;
  cancel: string;
  until: Date;
}

export const sandboxPageSchema = documentSchema<SandboxPageRecord>('sandboxpages', {
  _id: text,
  payment: id,
  orderId: text,
  amount: number,
  currency: text,
  state: { ...text, enum: sandboxStates },
  intent: String,
  refunded: Boolean,
  success: text,
  cancel: text,
  until: when,
});

sandboxPageSchema.index({ payment: 1 }, { unique: true });
sandboxPageSchema.index({ intent: 1 }, { sparse: true });
sandboxPageSchema.index({ until: 1 }, { expireAfterSeconds: 90 * 86_400 });
