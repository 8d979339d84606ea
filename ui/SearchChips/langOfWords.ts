/** The language that words most likely have by their script. */
const languages = { Latn: 'en', Deva: 'hi' } as const;
const scriptIn = (words: string) =>
  /\p{Script=Devanagari}/u.test(words) ? 'Deva' : /\p{Script=Latin}/u.test(words) ? 'Latn' : undefined;

/**
 * Returns the language of searched words if their script is not that of the page, as a value for `lang`; otherwise
 * undefined.
 * @param page BCP 47 tag of the page's language
 */
export const langOfWords = (words: string, page: string): string | undefined => {
  const script = scriptIn(words);
  return script && script !== new Intl.Locale(page).maximize().script ? languages[script] : undefined;
};
