import type { PageMessages } from './messages/page/en.js';
import { fill } from './messages/fill.js';

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
const day = 24 * 3_600_000;

const format = (language: string, moment: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...inIndia, ...options }).format(moment);

/** Returns the date in India, as `2026-11-21`. */
const dateOf = (moment: Date) => format('en-CA', moment, { dateStyle: 'short' });

/** Writes a time of day in India: "9 am", "9:30 am". */
const clockTime = (language: string, moment: Date): string => {
  const isFullHour = format('en-IN', moment, { minute: 'numeric' }) === '0';
  const minute = isFullHour ? {} : ({ minute: '2-digit' } as const);
  return format(language, moment, { hour: 'numeric', ...minute, hour12: true });
};

/** Writes a moment in brief: "9:30 am" today, "Fri 9:30 am" on another day. */
export const momentInBrief = (language: string, moment: Date, now: Date): string => {
  const time = clockTime(language, moment);
  if (dateOf(moment) === dateOf(now)) return time;
  return `${format(language, moment, { weekday: 'short' })} ${time}`;
};

/**
 * Writes when the shop opens next: "today at 9:00 am", "Monday at 9:00 am", "Friday, 25 December at 9:00 am".
 */
export const openingWords = ({ language, delivery: words }: PageMessages, opens: Date, now: Date): string => {
  const time = format(language, opens, { hour: 'numeric', minute: '2-digit', hour12: true });
  const after = (days: number) => dateOf(new Date(now.getTime() + days * day));
  if (dateOf(opens) === after(0)) return fill(words.today, { time });
  if (dateOf(opens) === after(1)) return fill(words.tomorrow, { time });
  const isNear = dateOf(opens) < after(7);
  const date = isNear ? {} : ({ day: 'numeric', month: 'long' } as const);
  return fill(words.onDay, { day: format(language, opens, { weekday: 'long', ...date }), time });
};
