import type { InferSchemaType } from 'mongoose';
import { inferredSchema, flag, id, whole } from '../database/documentSchema.js';

export const savedProductSchema = inferredSchema('savedproducts', {
  userId: id,
  productId: id,
  favourite: flag,
  /** The quantity on the weekly list; 0 means that the product is not on it. */
  quantity: whole,
});

/** A product that a customer has saved: as a favourite, with a quantity on the weekly list, or both. */
export type SavedProductRecord = InferSchemaType<typeof savedProductSchema>;

// Each product has one document, even when several devices save it at once.
savedProductSchema.index({ userId: 1, productId: 1 }, { unique: true });
