/** The language of the texts that every product and category has. Texts in other languages are translations. */
export const mainLanguage = 'en';

/**
 * The other languages in which every shop has its messages. A shop adds further ones by files (ADR 70), and texts of
 * products in any language.
 */
export const shopLanguages: readonly string[] = ['hi'];

/** The form of the code of a language: two or three small letters, such as `hi`. */
export const languageCode = /^[a-z]{2,3}$/;

/** Returns the code of a language, such as `en`, of its tag, such as `en-IN`. */
export const codeOf = (tag: string): string => tag.replace(/-.*/, '');

/** Tells whether texts can be translated into the language with this code. */
const isOtherLanguage = (code: string): boolean => languageCode.test(code) && code !== mainLanguage;

/** The texts of a product that can be translated; of a category the name alone. */
export const translatedTexts = ['name', 'description', 'more_details'] as const;
export type TranslatedText = (typeof translatedTexts)[number];

/** A text in another language, by the code of the language: `name:hi`. It is a column of product files. */
export type TranslationField = `${TranslatedText}:${string}`;

/** Returns the text and the language that a field such as `name:hi` fills; undefined for the other fields. */
export const translationOf = (
  field: string,
): { text: TranslatedText; language: string; valid: boolean } | undefined => {
  const text = translatedTexts.find((name) => field.startsWith(`${name}:`));
  if (!text) return undefined;
  const language = field.slice(text.length + 1);
  return { text, language, valid: isOtherLanguage(language) };
};

/** Returns the name of a language in another one, such as "Hindi"; without `reader` in itself: "हिन्दी". */
export const languageName = (code: string, reader = code): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;

/** What a reply says about the language of a record's texts. */
interface Marked {
  untranslated?: readonly TranslatedText[] | undefined;
}

/** Returns the language of a text if it is not that of the page; otherwise undefined. It is a value for `lang`. */
export const langOf = ({ untranslated }: Marked, text: TranslatedText = 'name'): string | undefined =>
  untranslated?.includes(text) ? mainLanguage : undefined;
