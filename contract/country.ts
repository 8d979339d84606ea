/** Whether Indian rules for PIN codes and mobile numbers hold. */
export const inIndia = (country: string) => /^(india|bharat|भारत|in)$/i.test(country.trim());
