import type { Types } from 'mongoose';
import { documentSchema, id, number, optionalId, text, when } from '../database/documentSchema.js';

/** A request for one mail when a sold-out product is back in stock. It is deleted as the mail is written. */
export interface BackInStockRequestRecord {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  /** The account that asked; its mail goes to the address that the account has by then. Null for a guest's. */
  userId: Types.ObjectId | null;
  /** The address of a guest's request, otherwise null. */
  email: string | null;
  /** The language of the mail, as a BCP 47 tag. */
  language: string;
  /** The time when the request ends. */
  until: Date;
  tries: number;
  /** When the mail is to be written; absent while the product is sold out. */
  dueAt?: Date;
}

export const backInStockRequestSchema = documentSchema<BackInStockRequestRecord>('backinstockrequests', {
  productId: id,
  userId: optionalId,
  email: { type: String, default: null },
  language: text,
  until: when,
  tries: number,
  dueAt: Date,
});

// Whoever asks twice, even at once, has one request.
backInStockRequestSchema.index({ productId: 1, userId: 1, email: 1 }, { unique: true });
backInStockRequestSchema.index({ userId: 1 });
backInStockRequestSchema.index({ email: 1 });
backInStockRequestSchema.index({ dueAt: 1 });
backInStockRequestSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
