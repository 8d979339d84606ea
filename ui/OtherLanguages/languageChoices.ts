import { languageCode, languageName, mainLanguage } from '../../contract/languages.js';

/** A language to choose, with its name in the reader's language and, of the likeliest ones, in itself. */
export interface LanguageChoice {
  code: string;
  name: string;
  own?: string;
}

/** The languages that a shop in India likely has customers in, the most spoken first. */
const likely = ['hi', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as'];

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const twoLetterCodes = letters.flatMap((first) => letters.map((second) => first + second));

/** Tells whether a code is the usual one of its language: `iw` is an old code of `he`. */
const isUsual = (code: string): boolean => Intl.getCanonicalLocales(code)[0] === code;

/** Lists the languages that the browser has names for: first the likeliest, then the others by name. */
export const languageChoices = (reader: string): LanguageChoice[] => {
  const names = new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' });
  const others = twoLetterCodes
    .filter((code) => code !== mainLanguage && !likely.includes(code) && isUsual(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, reader));
  const first = likely.map((code) => ({ code, name: languageName(code, reader), own: languageName(code) }));
  return [...first, ...others];
};

/** Returns the language with a typed code, such as `kok`; undefined if the text is no code of another language. */
export const choiceOfCode = (typed: string, reader: string): LanguageChoice | undefined => {
  const code = typed.trim().toLowerCase();
  if (!languageCode.test(code) || code === mainLanguage) return undefined;
  return { code, name: languageName(code, reader) };
};
