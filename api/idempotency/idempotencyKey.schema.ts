import { Schema, type Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { documentSchema, id, text, when } from '../database/documentSchema.js';

/** The stored result of a call with an `Idempotency-Key`. */
export interface IdempotencyKeyRecord {
  userId: Types.ObjectId;
  key: string;
  /** Identifies the call and its body: the same key with another fingerprint is an error. */
  fingerprint: string;
  /** The result of the first call with this key; later edits of the order or product do not change it. */
  made: unknown;
  createdAt: Date;
}

export const idempotencyKeySchema = documentSchema<IdempotencyKeyRecord>('answeredkeys', {
  userId: id,
  key: text,
  fingerprint: text,
  made: { type: Schema.Types.Mixed, required: true },
  createdAt: when,
});

idempotencyKeySchema.index({ userId: 1, key: 1 }, { unique: true });
idempotencyKeySchema.index({ createdAt: 1 }, { expireAfterSeconds: limits.idempotencyHours * 3_600 });
