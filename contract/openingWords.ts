import type { PageMessages } from './messages/page/en.js';
import { fill } from './messages/fill.js';
import { dates, dayOf } from './dates.js';

const day = 24 * 3_600_000;

const fullHours = dates({ hour: 'numeric' });
const hoursAndMinutes = dates({ hour: 'numeric', minute: '2-digit' });
const weekday = dates({ weekday: 'short' });
const dayAndMonth = dates({ day: 'numeric', month: 'short' });
const longWeekday = dates({ weekday: 'long' });
const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long' });

/** Writes a time of day in India, whose offset has 30 minutes: "9 am", "9:30 am". */
const clockTime = (language: string, moment: Date): string =>
  (moment.getUTCMinutes() === 30 ? fullHours : hoursAndMinutes)(language).format(moment);

/** Returns the date in India some days after a moment. */
const dateAfter = (days: number, now: Date) => dayOf(new Date(now.getTime() + days * day));

/** Whether a coming moment is less than seven days away, so that its weekday names one day alone. */
const isNear = (moment: Date, now: Date) => dayOf(moment) < dateAfter(7, now);

/** Writes a coming moment in brief: "9:30 am" today, "Fri 9:30 am" in the next six days, "13 Nov" later. */
export const momentInBrief = (language: string, moment: Date, now: Date): string => {
  if (!isNear(moment, now)) return dayAndMonth(language).format(moment);
  const time = clockTime(language, moment);
  if (dayOf(moment) === dayOf(now)) return time;
  return `${weekday(language).format(moment)} ${time}`;
};

/** Writes when the shop opens next: "today at 9:00 am", "Monday at 9:00 am", "Friday, 25 December at 9:00 am". */
export const openingWords = ({ language, delivery: words }: PageMessages, opens: Date, now: Date): string => {
  const time = hoursAndMinutes(language).format(opens);
  if (dayOf(opens) === dayOf(now)) return fill(words.today, { time });
  if (dayOf(opens) === dateAfter(1, now)) return fill(words.tomorrow, { time });
  const days = isNear(opens, now) ? longWeekday : longDay;
  return fill(words.onDay, { day: days(language).format(opens), time });
};
