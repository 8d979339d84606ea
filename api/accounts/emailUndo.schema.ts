import type { Types } from 'mongoose';
import { documentSchema, flag, id, text, when } from '../database/documentSchema.js';

/** A former email of an account, which its owner may still put back (W-37). */
export interface EmailUndoRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  formerEmail: string;
  /**
   * Whether the account was really used while it had this email. If so, nothing that happens at a later email
   * can void the undo.
   */
  used: boolean;
  /** The hash of the secret in the undo link, which is mailed to the former email. */
  hash: string;
  expiresAt: Date;
}

export const emailUndoSchema = documentSchema<EmailUndoRecord>('emailundos', {
  userId: id,
  formerEmail: text,
  used: flag,
  hash: text,
  expiresAt: when,
});

emailUndoSchema.index({ hash: 1 }, { unique: true });
emailUndoSchema.index({ formerEmail: 1 });
emailUndoSchema.index({ userId: 1 });
emailUndoSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
