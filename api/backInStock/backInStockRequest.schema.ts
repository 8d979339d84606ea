import type { InferSchemaType } from 'mongoose';
import { inferredSchema, id, number, optionalId, text, when } from '../database/documentSchema.js';

export const backInStockRequestSchema = inferredSchema('backinstockrequests', {
  productId: id,
  /** The account that asked; its mail goes to the address that the account has by then. Null for a guest's. */
  userId: optionalId,
  /** The address of a guest's request, otherwise null. */
  email: { type: String, default: null },
  /** The language of the mail, as a BCP 47 tag. */
  language: text,
  /** The time when the request ends. */
  until: when,
  tries: number,
  /** When the mail is to be written; absent while the product is sold out. */
  dueAt: Date,
});

/** A request for one mail when a sold-out product is back in stock. It is deleted as the mail is written. */
export type BackInStockRequestRecord = InferSchemaType<typeof backInStockRequestSchema>;

// Whoever asks twice, even at once, has one request.
backInStockRequestSchema.index({ productId: 1, userId: 1, email: 1 }, { unique: true });
backInStockRequestSchema.index({ userId: 1 });
backInStockRequestSchema.index({ email: 1 });
backInStockRequestSchema.index({ dueAt: 1 });
backInStockRequestSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
