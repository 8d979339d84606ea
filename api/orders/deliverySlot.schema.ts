import type { InferSchemaType } from 'mongoose';
import type { DeliverySlot } from '../../contract/deliverySlots.js';
import { inferredSchema, number, text, when } from '../database/documentSchema.js';

/** Returns the id under which the orders of a slot are counted. */
export const slotId = ({ from, to }: DeliverySlot): string => `${from.toISOString()}/${to.toISOString()}`;

/** In seconds: how long the count of a slot that has passed is kept. */
const kept = 7 * 86_400;

export const deliverySlotSchema = inferredSchema('deliveryslots', {
  _id: text,
  taken: number,
  to: when,
});

/** Counts the orders of a delivery slot that are not cancelled. The id names the slot. */
export type DeliverySlotRecord = InferSchemaType<typeof deliverySlotSchema>;

deliverySlotSchema.index({ to: 1 }, { expireAfterSeconds: kept });
