import { dayOf } from '../common/days.js';

const short = (year: number) => String(year % 100).padStart(2, '0');

/** The Indian financial year, April to March, at a moment: `26-27`. */
export const financialYear = (moment: Date): string => {
  const [year = 0, month = 0] = dayOf(moment).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${short(first)}-${short(first + 1)}`;
};
