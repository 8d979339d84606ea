/** Computes the delivery slots among which a customer chooses a later delivery. It needs no zod. */
import { dayNumber } from './dates.js';
import { type OpeningHours, type SlotRules, spanOf } from './deliveryRules.js';

export interface DeliverySlot {
  from: Date;
  to: Date;
}

const minute = 60_000;

/**
 * Lists the slots that can be chosen at a moment, the earliest first. The slots of a day begin at its opening and end
 * by its closing; a day that is open beyond midnight keeps the hours after midnight, and the next day's slots begin
 * after them.
 */
export const slotsAt = (hours: OpeningHours, rules: SlotRules, now: Date): DeliverySlot[] => {
  if (!rules.on) return [];
  const [today, length] = [dayNumber(now.getTime()), rules.minutes * minute];
  const first = now.getTime() + rules.lead * minute;
  const slots: DeliverySlot[] = [];
  for (let number = today - 1; number <= today + rules.days; number += 1) {
    const span = spanOf(hours, number);
    if (!span) continue;
    const free = Math.max(first, spanOf(hours, number - 1)?.ends ?? first);
    for (let from = span.begins; from + length <= span.ends; from += length)
      if (from >= free && dayNumber(from) <= today + rules.days)
        slots.push({ from: new Date(from), to: new Date(from + length) });
  }
  return slots;
};

/** Tells whether two slots are the same. */
export const isSameSlot = (one: DeliverySlot, other: DeliverySlot): boolean =>
  one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime();
