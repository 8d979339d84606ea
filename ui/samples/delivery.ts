import type { DeliveryRulesWire, OfferedSlot } from '../../contract/delivery.js';
import { usualRules } from '../../contract/deliveryRules.js';

/** The delivery rules that apply before an admin saves any; amounts in rupees. */
export const noRules: DeliveryRulesWire = { ...usualRules, revision: 0 };

export const sampleRules: DeliveryRulesWire = {
  pincodes: ['411', '560001'],
  minimum: 199,
  charge: 25,
  freeFrom: 499,
  week: usualRules.week.map((_, place) => ({ open: place < 6, from: '09:00', to: '21:30' })),
  closedDates: ['2026-12-25', '2027-01-26'],
  slots: { on: true, minutes: 120, days: 3, capacity: 20, lead: 90 },
  revision: 3,
};

/** 20 November 2026, 10 am in India. */
export const slotsNow = new Date('2026-11-20T04:30:00.000Z');

/** The slots of two hours from noon to 6 pm, today and on the next two days; the first of today is full. */
export const sampleSlots: OfferedSlot[] = [20, 21, 22].flatMap((day) =>
  [6, 8, 10].map((hour) => ({
    from: new Date(Date.UTC(2026, 10, day, hour, 30)).toISOString(),
    to: new Date(Date.UTC(2026, 10, day, hour + 2, 30)).toISOString(),
    full: day === 20 && hour === 6,
  })),
);
