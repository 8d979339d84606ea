import { dates, dayOf } from './dates.js';

/** A delivery slot, as dates or as ISO texts. */
interface Slot {
  from: string | Date;
  to: string | Date;
}

const weekdayAndDate = dates({ weekday: 'short', day: 'numeric', month: 'short' });
const fullHours = dates({ hour: 'numeric' });
const hoursAndMinutes = dates({ hour: 'numeric', minute: '2-digit' });

/** Writes the day in India on which a slot begins: "Fri, 27 Nov". */
export const slotDay = ({ from }: Pick<Slot, 'from'>, language = 'en-IN'): string =>
  weekdayAndDate(language).format(new Date(from));

/** Returns the day in India on which a slot begins, as `2026-11-27`. */
export const slotDate = ({ from }: Pick<Slot, 'from'>): string => dayOf(new Date(from));

/** Writes the hours of a slot in India: "5–6 pm", "11 pm – 12 am"; in Hindi "शाम 5–6". */
export const slotHours = ({ from, to }: Slot, language = 'en-IN'): string => {
  const times = [new Date(from), new Date(to)] as const;
  // India's offset is 30 minutes besides full hours
  const isFullHours = times.every((moment) => moment.getUTCMinutes() === 30);
  const clock = (isFullHours ? fullHours : hoursAndMinutes)(language);
  if (slotDate({ from }) === slotDate({ from: to })) return clock.formatRange(...times);
  return times.map((moment) => clock.format(moment)).join(' – '); // a range over midnight would repeat both dates
};

/** Writes the day and the hours of a slot: "Fri, 27 Nov, 5–6 pm". */
export const slotText = (slot: Slot, language = 'en-IN'): string =>
  `${slotDay(slot, language)}, ${slotHours(slot, language)}`;
