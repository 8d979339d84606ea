import type { Types } from 'mongoose';
import { documentSchema, id, text, when } from '../database/documentSchema.js';

/** A login on one device. */
export interface SessionRecord {
  _id: string;
  userId: Types.ObjectId;
  /** A hash by which the device is recognized. `browser`, `system` and `createdAt` are missing in older records. */
  device: string;
  browser?: string;
  system?: string;
  /** The time of the login. */
  createdAt?: Date;
  /** The refresh tokens, the newest first. A token is issued when the one before it is used. */
  tokens: { id: string; issuedAt: Date }[];
  expiresAt: Date;
}

export const sessionSchema = documentSchema<SessionRecord>('sessions', {
  _id: text,
  userId: id,
  device: text,
  browser: String,
  system: String,
  createdAt: Date,
  tokens: [{ _id: false, id: String, issuedAt: Date }],
  expiresAt: when,
});

sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
