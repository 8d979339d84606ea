import { Schema, type Types } from 'mongoose';

/** A product that a customer has saved: as a favourite, with a quantity on the weekly list, or both. */
export interface SavedProductRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
  favourite: boolean;
  /** The quantity on the weekly list; 0 means that the product is not on it. */
  quantity: number;
}

const id = { type: Schema.Types.ObjectId, required: true };

export const savedProductSchema = new Schema<SavedProductRecord>(
  {
    userId: id,
    productId: id,
    favourite: { type: Boolean, required: true },
    quantity: { type: Number, required: true, validate: Number.isInteger, min: 0 },
  },
  { strict: 'throw', versionKey: false, collection: 'savedproducts' },
);

// Each product has one document, even when several devices save it at once.
savedProductSchema.index({ userId: 1, productId: 1 }, { unique: true });
