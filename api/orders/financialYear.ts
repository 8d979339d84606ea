import { dayOf } from '../common/days.js';

const short = (year: number) => String(year % 100).padStart(2, '0');

/** Returns the Indian financial year (April to March) of a moment, such as `26-27`. */
export const financialYear = (moment: Date): string => {
  const [year = 0, month = 0] = dayOf(moment).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${short(first)}-${short(first + 1)}`;
};
