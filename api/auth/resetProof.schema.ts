import { Schema, type Types } from 'mongoose';

/** Proof that a browser may set a new password for an account, which has at most one such proof. */
export interface ResetProofRecord {
  /** The account's id. */
  _id: Types.ObjectId;
  email: string;
  /** Hash of the proof that the browser holds in a cookie. */
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
