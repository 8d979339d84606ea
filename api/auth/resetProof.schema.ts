import type { InferSchemaType } from 'mongoose';
import { inferredSchema, id, text, when } from '../database/documentSchema.js';

export const resetProofSchema = inferredSchema('resetproofs', {
  /** The account's id. */
  _id: id,
  email: text,
  /** Hash of the proof that the browser holds in a cookie. */
  hash: text,
  expiresAt: when,
});

/** Proof that a browser may set a new password for an account, which has at most one such proof. */
export type ResetProofRecord = InferSchemaType<typeof resetProofSchema>;

resetProofSchema.index({ hash: 1 });
resetProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
