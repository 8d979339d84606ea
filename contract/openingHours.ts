/**
 * Computes when a shop takes orders, in India's time. It needs no zod, because the storefront's first screens
 * load none.
 */

/**
 * Hours of one weekday, as `09:00`. Hours whose `to` is not after `from` end on the next day, so equal values
 * mean all day.
 */
export interface DayHours {
  open: boolean;
  from: string;
  to: string;
}

/** `week`: seven days from Monday. `closedDates`: dates on which the shop does not open, as `2026-12-25`. */
export interface OpeningHours {
  week: readonly DayHours[];
  closedDates: readonly string[];
}

/** The shop takes no orders now. `opens`: when it opens next; null when it never does. */
export interface Closed {
  opens: Date | null;
}

export type Opening = { open: true } | ({ open: false } & Closed);

const minute = 60_000;
const day = 24 * 60 * minute;
/** India's offset from UTC, all year: there is no daylight saving time. */
const ahead = 330 * minute;

/** Returns the number of the day in India, counted from 1 January 1970, which was a Thursday. */
export const dayNumber = (moment: number): number => Math.floor((moment + ahead) / day);
const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

const sinceMidnight = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};

/**
 * Returns when the shop opens and closes on a day, in ms since 1970; undefined when it does not open on that
 * day.
 */
export const spanOf = ({ week, closedDates }: OpeningHours, number: number) => {
  const hours = week[(number + 3) % 7];
  if (!hours?.open || closedDates.includes(dateOf(number))) return undefined;
  const [from, to] = [sinceMidnight(hours.from), sinceMidnight(hours.to)];
  const midnight = number * day - ahead;
  return { begins: midnight + from, ends: midnight + to + (to > from ? 0 : day) };
};

/** Tells whether a shop is open at a moment, and if not, when it opens next. */
export const openAt = (hours: OpeningHours, when: Date): Opening => {
  const now = when.getTime();
  const today = dayNumber(now);
  const spans = [spanOf(hours, today - 1), spanOf(hours, today)];
  if (spans.some((span) => span && span.begins <= now && now < span.ends)) return { open: true };
  const lastDay = today + 7 * (hours.closedDates.length + 1); // by then every closed date has passed
  for (let number = today; number <= lastDay; number += 1) {
    const begins = spanOf(hours, number)?.begins ?? now;
    if (begins > now) return { open: false, opens: new Date(begins) };
  }
  return { open: false, opens: null };
};
