import type { z } from 'zod';
import type { deliveryRulesInput, DeliveryRulesWire } from '../../contract/delivery.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';

/** What stands in the form, and is sent as it was typed. */
export type DeliveryFields = z.input<typeof deliveryRulesInput>;

export const fieldsOf = (rules: DeliveryRulesWire): DeliveryFields => ({
  pincodes: rules.pincodes.join(', '),
  minimum: String(rules.minimum),
  charge: String(rules.charge),
  freeFrom: String(rules.freeFrom),
  week: rules.week.map((day) => ({ ...day })),
  closedDates: [...rules.closedDates],
});

/** Amounts in rupees, in the form's order. */
export const amounts = ['minimum', 'charge', 'freeFrom'] as const;

/** What two versions of the rules differ in, by the fields' labels. */
export const differing = (
  one: DeliveryRulesWire,
  other: DeliveryRulesWire,
  words: AdminMessages['delivery'],
): string => {
  const labels = { ...words, week: words.hours };
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  return (['pincodes', ...amounts, 'week', 'closedDates'] as const)
    .filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(others[name]))
    .map((name) => labels[name])
    .join(', ');
};
