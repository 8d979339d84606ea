const day = 24 * 3_600_000;
/** India's offset from UTC in ms, all year: there is no daylight saving time. */
const ahead = 5.5 * 3_600_000;

/** Returns the number of the day in India, counted from 1 January 1970. */
export const dayNumber = (moment: number): number => Math.floor((moment + ahead) / day);

/** Returns when the day with this number begins in India, in ms since 1970. */
export const midnightOf = (number: number): number => number * day - ahead;

/** Returns the date in India, such as `2026-11-21`. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 10);

/**
 * Returns how a language writes hours: "4:00 pm" in English, elsewhere with its own words for the parts of the day, such
 * as "शाम 4:00" in Hindi.
 */
const hoursIn = (language: string): Intl.DateTimeFormatOptions => ({
  hour12: true,
  ...(!language.startsWith('en') && { dayPeriod: 'short' }),
});

/** The options of all date formats: India's time zone, and Latin digits in every locale, as in prices. */
const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;

/**
 * Returns a function that returns the date format of a language. It keeps the format of each language, because making
 * one takes longer than using it.
 */
export const dates = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language: string): Intl.DateTimeFormat => {
    const known =
      made.get(language) ??
      new Intl.DateTimeFormat(language, { ...inIndia, ...options, ...(options.hour && hoursIn(language)) });
    made.set(language, known);
    return known;
  };
};

const long = dates({ dateStyle: 'long' });
const medium = dates({ dateStyle: 'medium' });
const time = { hour: 'numeric', minute: '2-digit' } as const;
const clock = dates(time);
const dayAndClock = dates({ day: 'numeric', month: 'short', ...time });

/**
 * Formats a date in India's time zone: 21 November 2026.
 * @param language the locale's (`useMessages().language`)
 */
export const longDate = (iso: string, language = 'en-IN'): string => long(language).format(new Date(iso));

/** Formats a date for tables: 21 Nov 2026. */
export const shortDate = (iso: string, language = 'en-IN'): string => medium(language).format(new Date(iso));

/** Formats a time in India's time zone: 10:42 am. */
export const clockTime = (iso: string, language = 'en-IN'): string => clock(language).format(new Date(iso));

/** Formats a date and a time in India: 21 November 2026, 10:42 am. */
export const dateAndTime = (iso: string, language = 'en-IN'): string =>
  `${longDate(iso, language)}, ${clockTime(iso, language)}`;

/**
 * Formats the time at which something is due: 10:42 am today, and with its date on another day in India: 22
 * Nov, 12:10 am.
 */
export const dueTime = (iso: string, language = 'en-IN', now = new Date()): string =>
  shortDate(iso) === shortDate(now.toISOString())
    ? clockTime(iso, language)
    : dayAndClock(language).format(new Date(iso));
