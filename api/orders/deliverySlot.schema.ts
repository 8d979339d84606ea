import type { DeliverySlot } from '../../contract/deliverySlots.js';
import { documentSchema, number, text, when } from '../database/documentSchema.js';

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

export const deliverySlotSchema = documentSchema<DeliverySlotRecord>('deliveryslots', {
  _id: text,
  taken: number,
  to: when,
});

deliverySlotSchema.index({ to: 1 }, { expireAfterSeconds: kept });
