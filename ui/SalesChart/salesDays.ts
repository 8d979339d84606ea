import type { Rupees } from '../../contract/money.js';

export interface DaySales {
  /** A day in India: `2026-11-21`. */
  day: string;
  amount: Rupees;
  /** How many orders. */
  orders: number;
}

/** Noon of a day in India, as an ISO text. */
export const noon = (day: string): string => `${day}T12:00:00+05:30`;

/** 21 Nov, for the axis. */
export const shortDays = (language: string): ((day: string) => string) => {
  const short = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
  });
  return (day) => short.format(new Date(noon(day)));
};
