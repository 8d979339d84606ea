import type { Types } from 'mongoose';
import type { address } from '../../contract/address.js';
import type { Parsed } from '../../contract/wire.js';
import { documentSchema, flag, id, text } from '../database/documentSchema.js';

export interface AddressRecord extends Omit<Parsed<typeof address>, '_id' | 'userId'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Time of the last save or change, by MongoDB's clock. Addresses saved before this field existed have none. */
  changedAt?: Date;
}

export const addressSchema = documentSchema<AddressRecord>('addresses', {
  userId: id,
  address_line: text,
  city: text,
  state: text,
  pincode: text,
  country: text,
  mobile: text,
  recipient: String,
  house: String,
  landmark: String,
  label: String,
  isDefault: flag,
  status: flag,
  changedAt: Date,
});

addressSchema.index({ userId: 1, status: 1 });
addressSchema.index(
  { userId: 1 },
  { unique: true, partialFilterExpression: { isDefault: true }, name: 'one default' },
);
