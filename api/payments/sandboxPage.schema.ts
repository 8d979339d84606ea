import { Schema, type Types } from 'mongoose';
import { sandboxStates } from '../../contract/codes.js';

/** A payment page of the sandbox, as a provider would store it. */
export interface SandboxPageRecord {
  /** The session id. */
  _id: string;
  payment: Types.ObjectId;
  orderId: string;
  /** In paise. */
  amount: number;
  currency: string;
  state: (typeof sandboxStates)[number];
  /** The id of the money transfer, once it is paid. */
  intent?: string;
  refunded?: true;
  success: string;
  cancel: string;
  until: Date;
}

const text = { type: String, required: true };

export const sandboxPageSchema = new Schema<SandboxPageRecord>(
  {
    _id: text,
    payment: { type: Schema.Types.ObjectId, required: true },
    orderId: text,
    amount: { type: Number, required: true },
    currency: text,
    state: { ...text, enum: sandboxStates },
    intent: String,
    refunded: Boolean,
    success: text,
    cancel: text,
    until: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

sandboxPageSchema.index({ payment: 1 }, { unique: true });
sandboxPageSchema.index({ intent: 1 }, { sparse: true });
sandboxPageSchema.index({ until: 1 }, { expireAfterSeconds: 90 * 86_400 });
