import { dayNumber, dayOf, midnightOf } from '../../contract/dates.js';

const day = 24 * 3_600_000;

/** Returns when the day of a moment began in India. */
export const startOfDay = (moment: Date): Date => new Date(midnightOf(dayNumber(moment.getTime())));

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day);

/** Returns the dates of the last `count` days in India, the oldest first; the last is the day of `moment`. */
export const lastDays = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(daysBefore(moment, count - 1 - index)));
