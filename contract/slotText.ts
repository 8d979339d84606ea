import { hoursIn } from './dates.js';

/** A delivery slot, as dates or as ISO texts. */
interface Slot {
  from: string | Date;
  to: string | Date;
}

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;

/** Writes the day in India on which a slot begins: "Fri, 27 Nov". */
export const slotDay = ({ from }: Pick<Slot, 'from'>, language = 'en-IN'): string =>
  new Intl.DateTimeFormat(language, {
    ...inIndia,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(from));

/** Returns the day in India on which a slot begins, as `2026-11-27`. */
export const slotDate = ({ from }: Pick<Slot, 'from'>): string =>
  new Intl.DateTimeFormat('en-CA', { ...inIndia, dateStyle: 'short' }).format(new Date(from));

/** Writes the hours of a slot in India: "5–6 pm", "11 pm – 12 am"; in Hindi "शाम 5–6". */
export const slotHours = ({ from, to }: Slot, language = 'en-IN'): string => {
  const times = [new Date(from), new Date(to)] as const;
  // India's offset is 30 minutes besides full hours
  const isFullHours = times.every((moment) => moment.getUTCMinutes() === 30);
  const clock = new Intl.DateTimeFormat(language, {
    ...inIndia,
    hour: 'numeric',
    ...hoursIn(language),
    ...(isFullHours ? {} : { minute: '2-digit' }),
  });
  if (slotDate({ from }) === slotDate({ from: to })) return clock.formatRange(...times);
  return times.map((moment) => clock.format(moment)).join(' – '); // a range over midnight would repeat both dates
};

/** Writes the day and the hours of a slot: "Fri, 27 Nov, 5–6 pm". */
export const slotText = (slot: Slot, language = 'en-IN'): string =>
  `${slotDay(slot, language)}, ${slotHours(slot, language)}`;
