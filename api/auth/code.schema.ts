import type { InferSchemaType } from 'mongoose';
import { inferredSchema, id, number, text, when } from '../database/documentSchema.js';

export const codeSchema = inferredSchema('codes', {
  /** The account's id. */
  _id: id,
  email: text,
  hash: text,
  tries: number,
  expiresAt: when,
});

/** The one-time code that an account can use at the moment, at most one, with the email address that it was sent to. */
export type CodeRecord = InferSchemaType<typeof codeSchema>;

codeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
