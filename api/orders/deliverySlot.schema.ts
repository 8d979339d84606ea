import { Schema } from 'mongoose';
import type { DeliverySlot } from '../../contract/deliverySlots.js';

/** Counts the orders of a delivery slot that are not cancelled. The id names the slot. */
export interface DeliverySlotRecord {
  _id: string;
  taken: number;
  to: Date;
}

/** Returns the id under which the orders of a slot are counted. */
export const slotId = ({ from, to }: DeliverySlot): string => `${from.toISOString()}/${to.toISOString()}`;

/** In seconds: how long the count of a slot that has passed is kept. */
const kept = 7 * 86_400;

export const deliverySlotSchema = new Schema<DeliverySlotRecord>(
  {
    _id: { type: String, required: true },
    taken: { type: Number, required: true },
    to: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'deliveryslots' },
);

deliverySlotSchema.index({ to: 1 }, { expireAfterSeconds: kept });
