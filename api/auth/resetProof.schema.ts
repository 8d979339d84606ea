import { Schema, type Types } from 'mongoose';

/** Proof of a right code: the one that an account has. */
export interface ResetProofRecord {
  /** The account's. */
  _id: Types.ObjectId;
  email: string;
  /** Of what the cookie holds. */
  hash: string;
  expiresAt: Date;
}

export const resetProofSchema = new Schema<ResetProofRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
    hash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

resetProofSchema.index({ hash: 1 });
resetProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
