import type { PageMessages } from './messages/page/en.js';
import { fill } from './messages/fill.js';

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
const day = 24 * 3_600_000;

const format = (language: string, moment: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...inIndia, ...options }).format(moment);

/** Returns the date in India, as `2026-11-21`. */
const dateOf = (moment: Date) => format('en-CA', moment, { dateStyle: 'short' });

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
