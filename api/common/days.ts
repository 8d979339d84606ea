/** ms. India has one time zone, and no summer time. */
const ahead = 5.5 * 3_600_000;
const day = 24 * 3_600_000;

/** When the day began in India at a moment. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + ahead) / day) * day - ahead);

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day);

/** The day in India, as `2026-11-21`. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 10);

/** So many days, the last of them that of `moment`, the oldest first. */
export const lastDays = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(daysBefore(moment, count - 1 - index)));
