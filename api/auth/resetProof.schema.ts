import type { Types } from 'mongoose';
import { documentSchema, id, text, when } from '../database/documentSchema.js';

/** Proof that a browser may set a new password for an account, which has at most one such proof. */
export interface ResetProofRecord {
  /** The account's id. */
  _id: Types.ObjectId;
  email: string;
  /** Hash of the proof that the browser holds in a cookie. */
  hash: string;
  expiresAt: Date;
}

export const resetProofSchema = documentSchema<ResetProofRecord>('resetproofs', {
  _id: id,
  email: text,
  hash: text,
  expiresAt: when,
});

resetProofSchema.index({ hash: 1 });
resetProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
