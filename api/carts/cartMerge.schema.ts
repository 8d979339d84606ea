import { Schema, type Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import { documentSchema, id, text, when } from '../database/documentSchema.js';

/**
 * The result of merging a guest's cart into an account's cart: how many lines were added or raised, which
 * were cut short by the stock or a limit, and how many products are gone.
 */
export type Merged = Outcome<'cart', 'merge'>['data'];

/**
 * The stored answer to a merge of a guest's cart. A repeat with the same `mergeId` gets this answer and adds
 * nothing.
 */
export interface CartMergeRecord {
  userId: Types.ObjectId;
  mergeId: string;
  answer: Merged;
  createdAt: Date;
}

export const cartMergeSchema = documentSchema<CartMergeRecord>('cartmerges', {
  userId: id,
  mergeId: text,
  answer: { type: Schema.Types.Mixed, required: true },
  createdAt: when,
});

cartMergeSchema.index({ userId: 1, mergeId: 1 }, { unique: true });
cartMergeSchema.index({ createdAt: 1 }, { expireAfterSeconds: limits.idempotencyHours * 3_600 });
