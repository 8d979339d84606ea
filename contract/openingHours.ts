/** When a shop takes orders, in India's time. Without zod: the storefront's first screens carry none. */

/**
 * Hours of one weekday, as `09:00`. Where `to` is not after `from` they end on the next day, so that the same twice is round the
 * clock.
 */
export interface DayHours {
  open: boolean;
  from: string;
  to: string;
}

/** `week`: seven, Monday first. `closedDates`: days on which the shop does not open, as `2026-12-25`. */
export interface OpeningHours {
  week: readonly DayHours[];
  closedDates: readonly string[];
}

/** A shop that takes no orders now. `opens`: the next time that it does; null where it never does. */
export interface Closed {
  opens: Date | null;
}

export type Opening = { open: true } | ({ open: false } & Closed);

const minute = 60_000;
const day = 24 * 60 * minute;
/** India has one time zone, and no summer time. */
const ahead = 330 * minute;

/** Days since 1 January 1970, a Thursday, as they begin in India. */
const dayNumber = (moment: number): number => Math.floor((moment + ahead) / day);
const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

const sinceMidnight = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};

/** From when to when it is open that begins on a day; undefined where nothing does. */
const spanOf = ({ week, closedDates }: OpeningHours, number: number) => {
  const hours = week[(number + 3) % 7];
  if (!hours?.open || closedDates.includes(dateOf(number))) return undefined;
  const [from, to] = [sinceMidnight(hours.from), sinceMidnight(hours.to)];
  const midnight = number * day - ahead;
  return { begins: midnight + from, ends: midnight + to + (to > from ? 0 : day) };
};

/** Whether a shop is open at a moment, and else when it opens. */
export const openAt = (hours: OpeningHours, when: Date): Opening => {
  const now = when.getTime();
  const today = dayNumber(now);
  const spans = [spanOf(hours, today - 1), spanOf(hours, today)];
  if (spans.some((span) => span && span.begins <= now && now < span.ends)) return { open: true };
  const lastDay = today + 7 * (hours.closedDates.length + 1); // by then a weekday came that no date closes
  for (let number = today; number <= lastDay; number += 1) {
    const begins = spanOf(hours, number)?.begins ?? now;
    if (begins > now) return { open: false, opens: new Date(begins) };
  }
  return { open: false, opens: null };
};
