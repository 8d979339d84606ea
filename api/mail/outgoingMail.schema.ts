import type { Types } from 'mongoose';
import { documentSchema, flag, number, optionalId, text, when } from '../database/documentSchema.js';

/**
 * A mail to be sent, or a decoy that is never sent: storing it makes an answer take as long as with a mail
 * (W-04).
 */
export interface OutgoingMailRecord {
  _id: Types.ObjectId;
  /** The mail encrypted by `seal`, because it contains codes and addresses. */
  sealed: string;
  /** The account that the mail is about; null for a decoy and for the mail after account deletion. */
  userId: Types.ObjectId | null;
  /** Whether the mail is a decoy, which nobody gets. */
  decoy: boolean;
  /** The number of tries, with the one for which a process has a lease. */
  tries: number;
  /**
   * The time of the next try to send the mail. A process moves it forward before it tries, or stores the mail so, so
   * that no other process sends the mail too.
   */
  dueAt: Date;
  /** The time after which the mail is no longer sent. */
  until: Date;
}

export const outgoingMailSchema = documentSchema<OutgoingMailRecord>('outgoingmails', {
  sealed: text,
  userId: optionalId,
  decoy: flag,
  tries: number,
  dueAt: when,
  until: when,
});

outgoingMailSchema.index({ dueAt: 1 });
outgoingMailSchema.index({ userId: 1 });
