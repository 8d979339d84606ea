import type { DayHours } from '../../contract/openingHours.js';
import type { Rules } from './rules.service.js';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const inBrief = ({ open, from, to }: DayHours) => (open ? `${from}–${to}` : '—');

/**
 * Returns the rules as the audit log stores them: each weekday is a field, so an entry names only changed
 * days.
 */
export const asLogged = ({ week, ...rules }: Rules) => ({
  _id: 'delivery',
  name: 'Delivery',
  ...rules,
  ...Object.fromEntries(week.map((hours, place) => [weekdays[place], inBrief(hours)])),
});
