import type { AuditEntry } from '../../../../contract/audit.js';
import { isObject } from '../../../../contract/isObject.js';
import { languageName, type TranslatedText, translatedTexts } from '../../../../contract/languages.js';
import { fill } from '../../../../contract/messages/fill.js';
import type { Naming } from './changedFields.js';

type Fields = AuditEntry['things'][number]['before'];
type Values = Readonly<Record<string, unknown>>;

/** The field of a product or category that stores its texts in other languages. */
export const translationsField = 'translations';

/** One text in another language. `of`: the name of the detail in the main language, for a translated detail. */
interface Translated {
  language: string;
  text: TranslatedText;
  of?: string;
  value: string;
}

const valuesIn = (value: unknown): Values => (isObject(value) ? value : {});

/** Returns the translated details: the database stores them as a list. */
const detailsIn = (language: string, stored: unknown): Translated[] =>
  (Array.isArray(stored) ? stored : []).map((detail: unknown) => {
    const { of, name, value } = valuesIn(detail);
    const shown = [name, value].filter(Boolean).map(String).join(': ');
    return { language, text: 'more_details' as const, of: String(of), value: shown };
  });

/** Returns the texts in other languages by a key that names language and text. */
const textsIn = (fields: Fields): ReadonlyMap<string, Translated> => {
  const all = Object.entries(valuesIn(fields?.[translationsField])).flatMap(([language, stored]) =>
    translatedTexts.flatMap((text): Translated[] => {
      const value = valuesIn(stored)[text];
      if (text === 'more_details') return detailsIn(language, value);
      return value === undefined ? [] : [{ language, text, value: String(value) }];
    }),
  );
  return new Map(all.map((one) => [[one.language, one.text, one.of].join(), one]));
};

/** Returns which texts in other languages an edit changed, each with its label and its values before and after. */
export const changedTranslations = ({ words, language: reader }: Naming, before: Fields, after: Fields) => {
  const [old, now] = [textsIn(before), textsIn(after)];
  return [...new Map([...old, ...now])]
    .filter(([key]) => old.get(key)?.value !== now.get(key)?.value)
    .map(([key, { language, text, of = words.field[text] }]) => ({
      field: fill(words.translated, { field: of, language: languageName(language, reader) }),
      before: old.get(key)?.value,
      after: now.get(key)?.value,
    }));
};
