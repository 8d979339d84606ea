import type { InferSchemaType } from 'mongoose';
import { inferredSchema, flag, id, text, when } from '../database/documentSchema.js';

export const emailUndoSchema = inferredSchema('emailundos', {
  userId: id,
  formerEmail: text,
  /**
   * Whether the account was really used while it had this email. If so, nothing that happens at a later email
   * can void the undo.
   */
  used: flag,
  /** The hash of the secret in the undo link, which is mailed to the former email. */
  hash: text,
  expiresAt: when,
});

/** A former email of an account, which its owner may still put back (W-37). */
export type EmailUndoRecord = InferSchemaType<typeof emailUndoSchema>;

emailUndoSchema.index({ hash: 1 }, { unique: true });
emailUndoSchema.index({ formerEmail: 1 });
emailUndoSchema.index({ userId: 1 });
emailUndoSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
