import { clockTime, shortDate } from '../../contract/dates.js';

/** The time zone of all printed times; `--json` uses UTC. */
export const zone = 'IST';

/** Formats a time: 21 Nov 2026, 10:42 am IST */
export const timeIn = (moment: Date): string => {
  const iso = moment.toISOString();
  return `${shortDate(iso)}, ${clockTime(iso)} ${zone}`;
};

/**
 * Formats a time for a column whose title names the zone: 21 Nov 10:42 am; in another year the year replaces
 * the time.
 */
export const briefly = (moment: Date, now = new Date()): string => {
  const [date, today] = [shortDate(moment.toISOString()), shortDate(now.toISOString())];
  const isThisYear = date.slice(-4) === today.slice(-4);
  return isThisYear ? `${date.slice(0, -5)} ${clockTime(moment.toISOString())}` : date;
};
