/** Figures are Latin in every edition, as prices are. */
const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;

/** Formats are made once for each language: making one takes longer than using it. */
const dates = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language: string): Intl.DateTimeFormat => {
    const known = made.get(language) ?? new Intl.DateTimeFormat(language, { ...inIndia, ...options });
    made.set(language, known);
    return known;
  };
};

const long = dates({ dateStyle: 'long' });
const medium = dates({ dateStyle: 'medium' });
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const clock = dates(time);
const dayAndClock = dates({ day: 'numeric', month: 'short', ...time });

/**
 * 21 November 2026 (S-041), as it is in India wherever the server stands.
 * @param language an edition's (`useMessages().language`)
 */
export const longDate = (iso: string, language = 'en-IN'): string => long(language).format(new Date(iso));

/** 21 Nov 2026: for tables. */
export const shortDate = (iso: string, language = 'en-IN'): string => medium(language).format(new Date(iso));

/** 10:42 am, in India. */
export const clockTime = (iso: string, language = 'en-IN'): string => clock(language).format(new Date(iso));

/** When something is due: 10:42 am, or where that is not the day of `now` in India, with its day: 22 Nov, 12:10 am. */
export const dueTime = (iso: string, language = 'en-IN', now = new Date()): string =>
  shortDate(iso) === shortDate(now.toISOString())
    ? clockTime(iso, language)
    : dayAndClock(language).format(new Date(iso));
