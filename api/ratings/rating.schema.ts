import type { Types } from 'mongoose';
import { ratingStates, type RatingState } from '../../contract/codes.js';
import {
  documentSchema,
  id,
  number,
  optionalText,
  text,
  texts,
  when,
  whole,
} from '../database/documentSchema.js';

/** A customer's rating of a product. */
export interface RatingRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
  /** The product's name, for admins and exports. */
  product: string;
  /** The number of the delivered order that had the product. */
  orderId: string;
  stars: number;
  text: string;
  /** The name shown with the text; empty for none. */
  name: string;
  state: RatingState;
  /** Why an admin has rejected it. */
  reason?: string;
  /** When the customer wrote it or last changed it. */
  at: Date;
  /** Rises with every change. */
  revision: number;
  /** The words by which an admin's search finds it. */
  search: string[];
}

export const ratingSchema = documentSchema<RatingRecord>('ratings', {
  userId: id,
  productId: id,
  product: text,
  orderId: text,
  stars: { ...whole, min: 1, max: 5 },
  text: optionalText,
  name: optionalText,
  state: { ...text, enum: ratingStates },
  reason: String,
  at: when,
  revision: number,
  search: texts,
});

// A customer who sends twice, even at once, has one rating.
ratingSchema.index({ userId: 1, productId: 1 }, { unique: true });
ratingSchema.index({ productId: 1, state: 1, at: -1 });
ratingSchema.index({ state: 1, at: 1 });
ratingSchema.index({ at: -1 });
ratingSchema.index({ search: 1 });
