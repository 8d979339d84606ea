import type { Rupees } from '../../contract/money.js';

export interface DaySales {
  /** A day in India, such as `2026-11-21`. */
  day: string;
  amount: Rupees;
  orders: number;
}

/** Returns noon of a day in India as ISO text. */
export const noon = (day: string): string => `${day}T12:00:00+05:30`;

/** Returns a function that formats a day for the chart's axis: "21 Nov". */
export const shortDays = (language: string): ((day: string) => string) => {
  const short = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
  });
  return (day) => short.format(new Date(noon(day)));
};
