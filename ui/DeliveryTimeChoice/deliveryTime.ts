import type { DeliverySlotWire, OfferedSlot } from '../../contract/delivery.js';
import { slotDate } from '../../contract/slotText.js';

/** The chosen delivery time: now, later without a slot yet, or a slot. */
export type DeliveryTime = 'now' | 'later' | DeliverySlotWire;

/** Why a later delivery time cannot be ordered: none is chosen, or the chosen one is full or no longer offered. */
export type SlotIssue = 'none' | 'full' | 'gone';

/** Returns the chosen slot; undefined for now, or if none is chosen yet. */
export const slotOf = (time: DeliveryTime): DeliverySlotWire | undefined =>
  typeof time === 'string' ? undefined : time;

/** Returns why the chosen time cannot be ordered; undefined if it can, or while the slots load. */
export const slotIssue = (
  time: DeliveryTime,
  slots: readonly OfferedSlot[] | undefined,
): SlotIssue | undefined => {
  if (time === 'now') return undefined;
  if (time === 'later') return 'none';
  const offered = slots?.find(({ from, to }) => from === time.from && to === time.to);
  if (offered?.full) return 'full';
  return slots && !offered ? 'gone' : undefined;
};

/** A day with its slots. `date` is as `2026-11-27`. */
export interface SlotDay {
  date: string;
  slots: OfferedSlot[];
}

/** Groups slots by their day in India. */
export const daysOf = (slots: readonly OfferedSlot[]): SlotDay[] => {
  const days = new Map<string, OfferedSlot[]>();
  for (const slot of slots) {
    const date = slotDate(slot);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
};
