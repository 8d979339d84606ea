import type { z } from 'zod';
import type { deliveryRulesInput, DeliveryRulesWire } from '../../contract/delivery.js';

/** Values of the delivery form. They are sent to the API as typed, for example amounts as text. */
export type DeliveryFields = z.input<typeof deliveryRulesInput>;

export const fieldsOf = (rules: DeliveryRulesWire): DeliveryFields => ({
  pincodes: rules.pincodes.join(', '),
  minimum: String(rules.minimum),
  charge: String(rules.charge),
  freeFrom: String(rules.freeFrom),
  week: rules.week.map((day) => ({ ...day })),
  closedDates: [...rules.closedDates],
  slots: {
    on: rules.slots.on,
    minutes: String(rules.slots.minutes),
    days: String(rules.slots.days),
    capacity: String(rules.slots.capacity),
    lead: String(rules.slots.lead),
  },
});

/** Amount fields in form order; the amounts are in rupees. */
export const amounts = ['minimum', 'charge', 'freeFrom'] as const;
