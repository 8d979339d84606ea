/** Tells whether the Indian rules for PIN codes and mobile numbers apply to a country. */
export const inIndia = (country: string) => /^(india|bharat|भारत|in)$/i.test(country.trim());
