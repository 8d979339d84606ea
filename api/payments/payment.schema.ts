import { Schema, type Types } from 'mongoose';

/**
 * `opening`: recorded, and not yet at the provider; `open`: can be paid; `cancelled`: given up by somebody, its page still to be
 * closed; `refunding`: the money is to go back; `wrong`: another amount was paid than asked for.
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

/** The online payment of one order; it has the order's `_id`. Times are MongoDB's. */
export interface PaymentRecord {
  _id: Types.ObjectId;
  /** Null where the account was deleted. */
  userId: Types.ObjectId | null;
  provider: string;
  /** Paise. */
  amount: number;
  currency: string;
  state: PaymentState;
  /** While it may still be paid as it was meant: one for each customer (W-15). */
  live?: true;
  /** What is held for it. */
  held: { productId: Types.ObjectId; quantity: number }[];
  /** The `Idempotency-Key` of the call that began it. */
  key?: string;
  /** The provider's name for the page where it is paid. */
  session?: string;
  url?: string;
  /** The provider's name for the money. */
  intent?: string;
  createdAt: Date;
  /** The page cannot be paid after it. */
  until: Date;
  /** When something is to be done about it without anybody's asking; none where nothing is. */
  dueAt?: Date;
  /** When that was last begun. */
  takenAt?: Date;
  tries: number;
}

const text = { type: String, required: true };
const when = { type: Date, required: true };
const count = { type: Number, required: true, min: 0, validate: Number.isInteger };

const held = new Schema<PaymentRecord['held'][number]>(
  { productId: { type: Schema.Types.ObjectId, required: true }, quantity: count },
  { _id: false, strict: 'throw' },
);

export const paymentSchema = new Schema<PaymentRecord>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    provider: text,
    amount: count,
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
    tries: count,
  },
  { strict: 'throw', versionKey: false },
);

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
