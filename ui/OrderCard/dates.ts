const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const long = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'long' });
const clock = new Intl.DateTimeFormat('en-IN', {
  ...inIndia,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** 21 November 2026 (S-041), as it is in India wherever the server stands. */
export const longDate = (iso: string): string => long.format(new Date(iso));

/** 10:42 am, in India. */
export const clockTime = (iso: string): string => clock.format(new Date(iso));
