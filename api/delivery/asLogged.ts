import type { DayHours } from '../../contract/openingHours.js';
import type { Rules } from './rules.service.js';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const inBrief = ({ open, from, to }: DayHours) => (open ? `${from}–${to}` : '—');

/** The rules as the log of changes keeps them: each weekday a field of its own, so that an entry names only those that changed. */
export const asLogged = ({ week, ...rules }: Rules) => ({
  _id: 'delivery',
  name: 'Delivery',
  ...rules,
  ...Object.fromEntries(week.map((hours, place) => [weekdays[place], inBrief(hours)])),
});
