import { clockTime, shortDate } from '../../contract/dates.js';

/** The zone of all times that people are shown; documents of `--json` have UTC. */
export const zone = 'IST';

/** 21 Nov 2026, 10:42 am IST */
export const timeIn = (moment: Date): string => {
  const iso = moment.toISOString();
  return `${shortDate(iso)}, ${clockTime(iso)} ${zone}`;
};

/** The same for a column whose title names the zone: 21 Nov 10:42 am; another year than this one's instead of the time. */
export const briefly = (moment: Date, now = new Date()): string => {
  const [date, today] = [shortDate(moment.toISOString()), shortDate(now.toISOString())];
  const isThisYear = date.slice(-4) === today.slice(-4);
  return isThisYear ? `${date.slice(0, -5)} ${clockTime(moment.toISOString())}` : date;
};
