import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { languageCode, languageName, mainLanguage, shopLanguages } from '../../contract/languages.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { adminMessages as englishAdmin } from '../../contract/messages/en/admin.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { isTree } from '../../contract/messages/overrides.js';
import { messages as englishPage } from '../../contract/messages/page/en.js';
import { compare, placeholders, readJson, wrongText } from './messagesFile.js';

/** A language that a shop adds by a file `CODE.json`: `{ "name": "…", "messages": { … } }` (ADR 70). */
export interface LanguageFile {
  /** The path of the file. */
  file: string;
  code: string;
  /** The language's own name, such as "मराठी". */
  name: string;
  /** The translated messages by their keys, those of the dashboard under `admin`. */
  messages: Readonly<Record<string, unknown>>;
  /** Keys of the file that match no message; they have no effect. */
  unknown: readonly string[];
}

/** The messages that a language file translates: those of the shop, without their language tag, and the dashboard's. */
export const translatable = () => {
  const { language: _tag, ...messages } = english;
  return { ...messages, admin: englishAdmin };
};

/** A translation also needs every placeholder of its message. */
const wrongTranslation = (known: string, given: unknown): string | undefined => {
  const wrong = wrongText(known, given);
  if (wrong !== undefined || given === '') return wrong;
  const lacking = placeholders(known).filter((name) => !String(given).includes(name));
  return lacking.length ? `lacks ${lacking.join(', ')}` : undefined;
};

/** Lists what is wrong with the content of a language file, and its keys that have no effect. */
const examined = (given: unknown): { wrong: string[]; unknown: string[] } => {
  if (!isTree(given))
    return { wrong: ['the file must be an object with "name" and "messages"'], unknown: [] };
  const { name, messages = {}, ...others } = given;
  const isName = name === undefined || (typeof name === 'string' && name.trim() !== '');
  // the tag is known, so that the file's own is refused: it is the name of the file
  const { wrong, unknown } = compare(
    { language: '', ...translatable() },
    messages,
    'messages',
    wrongTranslation,
  );
  return {
    wrong: [...(isName ? [] : ['name must be the name of the language, in the language']), ...wrong],
    unknown: [...Object.keys(others), ...unknown],
  };
};

const wrongCode = (code: string): string | undefined => {
  if (code === mainLanguage || shopLanguages.includes(code))
    return 'the program has this language; change its messages with MESSAGES_FILE';
  return languageCode.test(code) ? undefined : 'the name must be the code of a language, such as mr.json';
};

const read = (file: string, refuse: (message: string) => void): LanguageFile | undefined => {
  const code = path.basename(file, '.json');
  const misnamed = wrongCode(code);
  if (misnamed) return void refuse(`${file}: ${misnamed}`);
  try {
    const given = readJson(file);
    const { wrong, unknown } = examined(given);
    for (const sentence of wrong) refuse(`in ${file}: ${sentence}`);
    const { name, messages }: Partial<LanguageFile> = isTree(given) ? given : {}; // `examined` has checked them
    return { file, code, name: name ?? languageName(code), messages: messages ?? {}, unknown };
  } catch (error) {
    return void refuse(`${file} cannot be read as JSON: ${String(error)}`);
  }
};

/** Parses the value of `LANGUAGES_DIR`: a folder, of which each file `CODE.json` is read and checked. */
export const languagesDir = z.string().transform((folder, context): readonly LanguageFile[] => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => read(path.join(folder, name), refuse) ?? []);
  } catch (error) {
    refuse(`the folder ${folder} cannot be read: ${String(error)}`);
    return [];
  }
});

type Translation = Pick<LanguageFile, 'code' | 'messages'>;

const isMissing = (text: unknown): boolean => text === undefined || text === '';

/** Returns known messages in the texts of a translation, and in English where it has none. */
const completed = (known: unknown, given: unknown): unknown => {
  if (!isTree(known)) return isMissing(given) ? known : given;
  const texts = isTree(given) ? given : {};
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, completed(value, texts[key])]));
};

/** Returns the messages of a further language, those of the server included. */
export const messagesOf = ({ code, messages }: Translation): Messages =>
  completed(english, { ...messages, language: code }) as Messages; // the shape is that of English

/**
 * Returns the messages of a further language for pages, those about ratings included; those of the dashboard only if
 * the file has any.
 */
export const pageMessagesOf = ({ code, messages }: Translation) => ({
  page: completed({ ...englishPage, ratings: english.ratings }, { ...messages, language: code }) as object,
  admin: messages.admin === undefined ? undefined : (completed(englishAdmin, messages.admin) as object),
});

const untranslated = (known: unknown, given: unknown, inHindi: unknown, at: string): string[] => {
  if (isTree(known))
    return Object.entries(known).flatMap(([key, value]) => {
      const [texts, hints] = [given, inHindi].map((tree) => (isTree(tree) ? tree[key] : undefined));
      return untranslated(value, texts, hints, at ? `${at}.${key}` : key);
    });
  // what Hindi says in English too, such as a name, needs no translation
  const isSame = JSON.stringify(given) === JSON.stringify(known) && inHindi !== known;
  return isMissing(given) || isSame ? [at] : [];
};

/** Lists the keys of the messages that customers read in English: the file lacks them, or repeats the English text. */
export const untranslatedIn = ({ messages }: Pick<LanguageFile, 'messages'>): string[] => {
  const { admin: _admin, ...known } = translatable();
  return untranslated(known, messages, hindi, '');
};
