import { z } from 'zod';
import { languageCode, mainLanguage, type TranslatedText } from './languages.js';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { optionalText, type Wire } from './wire.js';

/** The code of a language. The main language has no translations. */
const language = z
  .string()
  .regex(languageCode)
  .refine((code) => code !== mainLanguage, issueMessage('rules.language'));

/** An extra detail in another language, by its name in the main language: `of`. */
export interface TranslatedDetail {
  of: string;
  name: string;
  value: string;
}

/** The texts of a record in another language. A text that is missing is shown in the main language. */
export interface TranslatedTexts {
  name?: string;
  description?: string;
  more_details?: readonly TranslatedDetail[];
}

/** The texts of a record in other languages than the main one, by language. */
export type Translations = Readonly<Record<string, TranslatedTexts>>;

const detailText = z.object({
  name: optionalText(limits.detailName).default(''),
  value: optionalText(limits.detailValue).default(''),
});

/** Translated details on the wire: by the detail's name in the main language. */
const detailsInput = z
  .record(z.string().trim().min(1).max(limits.detailName), detailText)
  .refine((map) => Object.keys(map).length <= limits.details, {
    ...issueMessage('rules.detailCount', { maximum: limits.details }),
  })
  .transform((map) =>
    Object.entries(map)
      .map(([of, texts]) => ({ of, ...texts }))
      .filter(({ name, value }) => name !== '' || value !== ''),
  );

const nameInput = { name: optionalText(limits.name).optional() };

const productTexts = z.object({
  ...nameInput,
  description: optionalText(limits.description).optional(),
  more_details: detailsInput.optional(),
});

/** The rules of each text of a product in another language. */
export const translatedTextInputs = productTexts.shape satisfies Record<TranslatedText, z.ZodType>;

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Returns translated details as they are on the wire: by the detail's name in the main language. */
const detailsOnWire = (details: readonly TranslatedDetail[]) =>
  Object.fromEntries(details.map(({ of, name, value }) => [of, { name, value }]));

/** Leaves out empty texts, and languages without any text. */
export const withoutEmpty = (all: Readonly<Record<string, object>>): Translations =>
  Object.fromEntries(
    Object.entries(all)
      .map(([code, texts]) => [code, Object.entries(texts).filter(([, value]) => isSet(value))] as const)
      .filter(([, texts]) => texts.length > 0)
      .map(([code, texts]) => [code, Object.fromEntries(texts)]),
  );

const byLanguage = <Texts extends z.ZodType<object>>(texts: Texts) =>
  z
    .record(language, texts)
    .refine((all) => Object.keys(all).length <= limits.languages)
    .transform(withoutEmpty);

/** The texts of a product in other languages, as an admin saves them. They replace the former ones. */
export const productTranslationsInput = byLanguage(productTexts);
/** The names of a category or subcategory in other languages, as an admin saves them. */
export const nameTranslationsInput = byLanguage(z.object(nameInput));

const detailsReply = z.codec(
  z.record(z.string(), z.object({ name: z.string(), value: z.string() })),
  z.custom<readonly TranslatedDetail[]>(),
  {
    decode: (map) => Object.entries(map).map(([of, texts]) => ({ of, ...texts })),
    encode: detailsOnWire,
  },
);

/** Returns the texts in other languages as they are on the wire. */
export const translationsOnWire = (all: Translations) =>
  Object.fromEntries(
    Object.entries(all).map(([code, { more_details: details, ...texts }]) => [
      code,
      { ...texts, ...(details && { more_details: detailsOnWire(details) }) },
    ]),
  );

const nameReply = { name: z.string().optional() };

/** The texts in other languages in a reply to an admin. */
export const productTranslations = z.record(
  z.string(),
  z.object({
    ...nameReply,
    description: z.string().optional(),
    more_details: detailsReply.optional(),
  }),
);
/** The texts of a product in other languages on the wire; those of a category have names alone. */
export type TranslationsWire = Wire<typeof productTranslations>;
export const nameTranslations = z.record(z.string(), z.object(nameReply));

/**
 * What a reply in another language than the main one says about the texts of a record.
 * `main`: its name in the main language, from which its links are made; present where `name` is translated.
 * `untranslated`: the texts that are in the main language, because the asked one has none.
 */
export const languageMarks = {
  main: z.string().optional(),
  untranslated: z.array(z.enum(['name', 'description', 'more_details'])).optional(),
};

/**
 * What such a reply says about the details of a product.
 * `mainDetails`: the names of details in the main language, by the translated names. Their groups depend on them.
 * `untranslatedDetails`: where some details are translated, those whose name or value is in the main language, by the
 * name that is shown.
 */
export const detailMarks = {
  mainDetails: z.record(z.string(), z.string()).optional(),
  untranslatedDetails: z.object({ names: z.array(z.string()), values: z.array(z.string()) }).optional(),
};
