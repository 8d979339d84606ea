import { Schema, type Types } from 'mongoose';

/**
 * One document a customer, written by all that makes their cart longer: what does so at the same time collides there, so that
 * the limit cannot be passed by two at once.
 */
export interface CartBookRecord {
  _id: Types.ObjectId;
  changes: number;
}

export const cartBookSchema = new Schema<CartBookRecord>(
  { _id: { type: Schema.Types.ObjectId, required: true }, changes: { type: Number, required: true } },
  { strict: 'throw', versionKey: false },
);
