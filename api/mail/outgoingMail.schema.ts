import type { InferSchemaType } from 'mongoose';
import { inferredSchema, flag, number, optionalId, text, when } from '../database/documentSchema.js';

export const outgoingMailSchema = inferredSchema('outgoingmails', {
  /** The mail encrypted by `seal`, because it contains codes and addresses. */
  sealed: text,
  /** The account that the mail is about; null for a decoy and for the mail after account deletion. */
  userId: optionalId,
  /** Whether the mail is a decoy, which nobody gets. */
  decoy: flag,
  /** The number of tries, with the one for which a process has a lease. */
  tries: number,
  /**
   * The time of the next try to send the mail. A process moves it forward before it tries, or stores the mail so, so
   * that no other process sends the mail too.
   */
  dueAt: when,
  /** The time after which the mail is no longer sent. */
  until: when,
});

/**
 * A mail to be sent, or a decoy that is never sent: storing it makes an answer take as long as with a mail
 * (W-04).
 */
export type OutgoingMailRecord = InferSchemaType<typeof outgoingMailSchema>;

outgoingMailSchema.index({ dueAt: 1 });
outgoingMailSchema.index({ userId: 1 });
