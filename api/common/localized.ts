import { codeOf, mainLanguage, type TranslatedText } from '../../contract/languages.js';
import type { Messages } from '../../contract/messages/en.js';
import { unitTextIn } from '../../contract/unitWords.js';
import type { languageMarks, Translations } from '../../contract/translations.js';
import type { Parsed } from '../../contract/wire.js';

type Fields = Readonly<Record<string, unknown>>;

/** A record of the catalogue, or a copy of one, with the texts that can be translated. */
interface Texts extends Named {
  description?: string;
  more_details?: readonly { name: string; value: string }[];
  unit?: string;
}

/** A name with its translations. */
export interface Named {
  name: string;
  translations?: Translations | undefined;
}

const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Orders from before translations have lines without them, known by their name and unit. */
const isRecord = (value: Fields): boolean =>
  typeof value.name === 'string' && ('translations' in value || typeof value.unit === 'string');

/** Returns the language of texts, such as `hi`, of the tag of messages, such as `hi-IN`. */
const languageOf = ({ language }: Messages): string => codeOf(language);

/**
 * Returns the details with the translations that there are, the main names of those with another name, and which names
 * and values have no translation. Names stay distinct: a translated name that another detail has is not used.
 */
const detailsIn = (texts: Translations[string], details: NonNullable<Texts['more_details']>) => {
  const known = new Map(texts.more_details?.map((detail) => [detail.of, detail]));
  const taken = new Set(details.map(({ name }) => name));
  const mainDetails: Record<string, string> = {};
  const [names, values]: [string[], string[]] = [[], []];
  const shown = details.map(({ name: main, value }) => {
    const translated = known.get(main);
    const name = translated?.name && !taken.has(translated.name) ? translated.name : main;
    taken.add(name);
    if (name !== main) mainDetails[name] = main;
    else if (translated?.name !== main) names.push(name);
    if (!translated?.value) values.push(name);
    return { name, value: translated?.value || value };
  });
  return {
    more_details: shown,
    ...(Object.keys(mainDetails).length > 0 && { mainDetails }),
    ...(known.size > 0 && names.length + values.length > 0 && { untranslatedDetails: { names, values } }),
  };
};

/** Returns a record's texts in a language, and which of them are still in the main language. */
const textsIn = (record: Texts, messages: Messages) => {
  const texts = record.translations?.[languageOf(messages)] ?? {};
  const { name, description, more_details: details, unit } = record;
  const untranslated: TranslatedText[] = [
    ...(texts.name ? [] : ['name' as const]),
    ...(description && !texts.description ? ['description' as const] : []),
    ...(details?.length && !texts.more_details?.length ? ['more_details' as const] : []),
  ];
  return {
    ...(texts.name && { name: texts.name, main: name }),
    ...(description && texts.description && { description: texts.description }),
    ...(details && detailsIn(texts, details)),
    ...(unit !== undefined && { unit: unitTextIn(unit, messages.units) }),
    ...(untranslated.length && { untranslated }),
  };
};

const translated = (value: unknown, messages: Messages): unknown => {
  if (Array.isArray(value)) return value.map((one) => translated(one, messages));
  if (!isFields(value)) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === 'translations' || key === 'more_details' ? field : translated(field, messages),
    ]),
  );
  return isRecord(value) ? { ...fields, ...textsIn(value as unknown as Texts, messages) } : fields; // `isRecord` has looked
};

/** Keeps of the texts in other languages the names alone. */
export const namesOnly = (translations: Translations): Translations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { name }]) => (name ? [[language, { name }]] : [])),
  );

/** Returns a name in the language of the messages; in the main language if it is not translated. */
export const nameIn = ({ name, translations }: Named, messages: Messages): string =>
  translations?.[languageOf(messages)]?.name || name;

/** Tells whether texts have to be translated for a reader. */
const isTranslated = (messages: Messages): boolean => languageOf(messages) !== mainLanguage;

/** A record as `localized` returns it: its name in the main language, and the texts without a translation. */
export type Localized<Value> = Value & {
  [Mark in keyof typeof languageMarks]?: Parsed<(typeof languageMarks)[Mark]>;
};

/**
 * Returns a value with the texts of its products and categories in the language of the messages, wherever they are in
 * it. A text without a translation stays in the main language, which `untranslated` says (`languageMarks`).
 */
export const localized = <Value>(value: Value, messages: Messages): Value =>
  isTranslated(messages) ? (translated(value, messages) as Value) : value; // the shape stays
