/** Offset of India's only time zone in ms; there is no daylight saving time. */
const ahead = 5.5 * 3_600_000;
const day = 24 * 3_600_000;

/** Returns when the day of a moment began in India. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + ahead) / day) * day - ahead);

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day);

/** Returns the date in India, such as `2026-11-21`. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 10);

/** Returns the dates of the last `count` days in India, the oldest first; the last is the day of `moment`. */
export const lastDays = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(daysBefore(moment, count - 1 - index)));
