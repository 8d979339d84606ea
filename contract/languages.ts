/** The language of the texts that every product and category has. Texts in other languages are translations. */
export const mainLanguage = 'en';

/** The texts of a product that can be translated; of a category the name alone. */
export type TranslatedText = 'name' | 'description' | 'more_details';

/** What a reply says about the language of a record's texts. */
interface Marked {
  untranslated?: readonly TranslatedText[] | undefined;
}

/** Returns the language of a text if it is not that of the page; otherwise undefined. It is a value for `lang`. */
export const langOf = ({ untranslated }: Marked, text: TranslatedText = 'name'): string | undefined =>
  untranslated?.includes(text) ? mainLanguage : undefined;
