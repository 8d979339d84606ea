import type { DeliveryRulesWire } from '../../contract/delivery.js';
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
  revision: 3,
};
