import type { PageMessages } from './messages/page/en.js';
import { fill } from './messages/fill.js';
import { hoursIn } from './dates.js';

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
const day = 24 * 3_600_000;

const format = (language: string, moment: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, {
    ...inIndia,
    ...options,
    ...(options.hour && hoursIn(language)),
  }).format(moment);

/** Returns the date in India, as `2026-11-21`. */
const dateOf = (moment: Date) => format('en-CA', moment, { dateStyle: 'short' });

/** Writes a time of day in India: "9 am", "9:30 am". */
const clockTime = (language: string, moment: Date): string => {
  const isFullHour = format('en-IN', moment, { minute: 'numeric' }) === '0';
  const minute = isFullHour ? {} : ({ minute: '2-digit' } as const);
  return format(language, moment, { hour: 'numeric', ...minute });
};

/** Returns the date in India some days after a moment. */
const dateAfter = (days: number, now: Date) => dateOf(new Date(now.getTime() + days * day));

/** Whether a coming moment is less than seven days away, so that its weekday names one day alone. */
const isNear = (moment: Date, now: Date) => dateOf(moment) < dateAfter(7, now);

/** Writes a coming moment in brief: "9:30 am" today, "Fri 9:30 am" in the next six days, "13 Nov" later. */
export const momentInBrief = (language: string, moment: Date, now: Date): string => {
  if (!isNear(moment, now)) return format(language, moment, { day: 'numeric', month: 'short' });
  const time = clockTime(language, moment);
  if (dateOf(moment) === dateOf(now)) return time;
  return `${format(language, moment, { weekday: 'short' })} ${time}`;
};

/** Writes when the shop opens next: "today at 9:00 am", "Monday at 9:00 am", "Friday, 25 December at 9:00 am". */
export const openingWords = ({ language, delivery: words }: PageMessages, opens: Date, now: Date): string => {
  const time = format(language, opens, { hour: 'numeric', minute: '2-digit' });
  if (dateOf(opens) === dateOf(now)) return fill(words.today, { time });
  if (dateOf(opens) === dateAfter(1, now)) return fill(words.tomorrow, { time });
  const date = isNear(opens, now) ? {} : ({ day: 'numeric', month: 'long' } as const);
  return fill(words.onDay, { day: format(language, opens, { weekday: 'long', ...date }), time });
};
