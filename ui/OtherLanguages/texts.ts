import type { TranslatedText } from '../../contract/languages.js';
import type { TranslationsWire } from '../../contract/translations.js';

type Texts = TranslationsWire[string];
/** A translated detail. */
export type DetailTexts = NonNullable<Texts['more_details']>[string];

/** Addresses one text in another language. `of`: the name of the detail in the main language. */
export interface TextPlace {
  language: string;
  text: TranslatedText;
  of?: string;
}

const isFilled = (value: string | object | undefined): boolean =>
  typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value);

/** Replaces the texts in a language. Empty texts are left out, and so is a language without any. */
const withTexts = (all: TranslationsWire, language: string, texts: Texts): TranslationsWire => {
  const filled = Object.entries(texts).filter(([, value]) => isFilled(value));
  const { [language]: _, ...others } = all;
  return filled.length > 0 ? { ...all, [language]: Object.fromEntries(filled) } : others;
};

/** Replaces a name or description in another language; an empty text removes it. */
export const withText = (
  all: TranslationsWire,
  language: string,
  text: Exclude<TranslatedText, 'more_details'>,
  value: string,
): TranslationsWire => withTexts(all, language, { ...all[language], [text]: value });

/** Replaces a translated detail; one without name and value is removed. */
export const withDetail = (
  all: TranslationsWire,
  language: string,
  of: string,
  detail: DetailTexts,
): TranslationsWire => {
  const { [of]: _, ...others } = all[language]?.more_details ?? {};
  const details = detail.name || detail.value ? { ...all[language]?.more_details, [of]: detail } : others;
  return withTexts(all, language, { ...all[language], more_details: details });
};

/** Leaves out the translations of details that a product does not have. */
export const withDetailsOf = (all: TranslationsWire, names: readonly string[]): TranslationsWire =>
  textsIn(all)
    .filter(({ of }) => of !== undefined && !names.includes(of))
    .reduce((rest, { language, of = '' }) => withDetail(rest, language, of, { name: '', value: '' }), all);

/** A text in another language: its place, a key that names the place, and the text as people read it. */
export interface PlacedText extends TextPlace {
  key: string;
  shown: string;
}

/** Lists all texts in other languages. */
const textsIn = (all: TranslationsWire): PlacedText[] =>
  Object.entries(all).flatMap(([language, { name, description, more_details: details = {} }]) => {
    const key = `translations.${language}`;
    return [
      ...(name ? [{ key: `${key}.name`, language, text: 'name' as const, shown: name.trim() }] : []),
      ...(description
        ? [{ key: `${key}.description`, language, text: 'description' as const, shown: description.trim() }]
        : []),
      ...Object.entries(details).map(([of, detail]) => ({
        key: `${key}.more_details.${of}`,
        language,
        text: 'more_details' as const,
        of,
        shown: [detail.name.trim(), detail.value.trim()].filter(Boolean).join(': '),
      })),
    ];
  });

/** Returns the texts by their keys. */
export const byKey = (all: TranslationsWire): ReadonlyMap<string, PlacedText> =>
  new Map(textsIn(all).map((one) => [one.key, one]));

/** Lists the places whose texts differ. */
export const differingTexts = (one: TranslationsWire, other: TranslationsWire): PlacedText[] => {
  const [left, right] = [byKey(one), byKey(other)];
  const all = [...new Map([...left, ...right]).values()];
  return all.filter(({ key }) => left.get(key)?.shown !== right.get(key)?.shown);
};

/** Replaces a text by the one at the same place of other translations. */
export const withTextOf = (
  all: TranslationsWire,
  others: TranslationsWire,
  { language, text, of = '' }: TextPlace,
): TranslationsWire =>
  text === 'more_details'
    ? withDetail(all, language, of, others[language]?.more_details?.[of] ?? { name: '', value: '' })
    : withText(all, language, text, others[language]?.[text] ?? '');

/** Merges two edits: theirs, with the texts that mine changed. */
export const joinTranslations = (
  was: TranslationsWire,
  mine: TranslationsWire,
  theirs: TranslationsWire,
): TranslationsWire =>
  differingTexts(was, mine).reduce((joined, place) => withTextOf(joined, mine, place), theirs);
