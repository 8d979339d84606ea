import type { Types } from 'mongoose';
import { documentSchema, flag, id, whole } from '../database/documentSchema.js';

/** A product that a customer has saved: as a favourite, with a quantity on the weekly list, or both. */
export interface SavedProductRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
  favourite: boolean;
  /** The quantity on the weekly list; 0 means that the product is not on it. */
  quantity: number;
}

export const savedProductSchema = documentSchema<SavedProductRecord>('savedproducts', {
  userId: id,
  productId: id,
  favourite: flag,
  quantity: whole,
});

// Each product has one document, even when several devices save it at once.
savedProductSchema.index({ userId: 1, productId: 1 }, { unique: true });
