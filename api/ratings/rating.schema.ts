import type { InferSchemaType } from 'mongoose';
import { ratingStates } from '../../contract/codes.js';
import {
  inferredSchema,
  id,
  number,
  optionalText,
  text,
  texts,
  when,
  whole,
} from '../database/documentSchema.js';

export const ratingSchema = inferredSchema('ratings', {
  userId: id,
  productId: id,
  /** The product's name, for admins and exports. */
  product: text,
  /** The number of the delivered order that had the product. */
  orderId: text,
  stars: { ...whole, min: 1, max: 5 },
  text: optionalText,
  /** The name shown with the text; empty for none. */
  name: optionalText,
  state: { ...text, enum: ratingStates },
  /** Why an admin has rejected it. */
  reason: String,
  /** When the customer wrote it or last changed it. */
  at: when,
  /** Rises with every change. */
  revision: number,
  /** The words by which an admin's search finds it. */
  search: texts,
});

/** A customer's rating of a product. */
export type RatingRecord = InferSchemaType<typeof ratingSchema>;

// A customer who sends twice, even at once, has one rating.
ratingSchema.index({ userId: 1, productId: 1 }, { unique: true });
ratingSchema.index({ productId: 1, state: 1, at: -1 });
ratingSchema.index({ state: 1, at: 1 });
ratingSchema.index({ at: -1 });
ratingSchema.index({ search: 1 });
