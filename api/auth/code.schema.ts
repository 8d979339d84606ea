import type { Types } from 'mongoose';
import { documentSchema, id, number, text, when } from '../database/documentSchema.js';

/** The one-time code that an account can use at the moment, at most one, with the email address that it was sent to. */
export interface CodeRecord {
  /** The account's id. */
  _id: Types.ObjectId;
  email: string;
  hash: string;
  tries: number;
  expiresAt: Date;
}

export const codeSchema = documentSchema<CodeRecord>('codes', {
  _id: id,
  email: text,
  hash: text,
  tries: number,
  expiresAt: when,
});

codeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
