import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messages as english } from '../../contract/messages/en.js';
import { adminMessages as englishAdmin } from '../../contract/messages/en/admin.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { adminMessages as hindiAdmin } from '../../contract/messages/hi/admin.js';
import {
  applyOverrides,
  isTree,
  type MessageTree,
  type Overrides,
} from '../../contract/messages/overrides.js';
import { messages as englishPage } from '../../contract/messages/page/en.js';
import { messages as hindiPage } from '../../contract/messages/page/hi.js';

/** The messages that a shop overrides with its own. */
export interface MessagesFile {
  overrides: Overrides;
  /** Keys such as `en.web.hello` that match no message; they have no effect. */
  unknown: readonly string[];
}

const languages = {
  en: { ...english, admin: englishAdmin },
  hi: { ...hindi, admin: hindiAdmin },
};

export const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name);

/** Returns what is wrong with the text that stands in for a known message, as the rest of a sentence. */
export const wrongText = (known: string, given: unknown): string | undefined => {
  if (typeof given !== 'string') return 'must be a text';
  const allowed = placeholders(known);
  const odd = placeholders(given).filter((name) => !allowed.includes(name));
  if (!odd.length) return undefined;
  return `has ${odd.join(', ')}, which is not filled in: ${allowed.length ? `use ${allowed.join(', ')}` : 'this message has no placeholders'}`;
};

const wrongList = (known: readonly unknown[], given: unknown): string | undefined =>
  Array.isArray(given) && given.length === known.length && given.every((text) => typeof text === 'string')
    ? undefined
    : `must be a list of ${known.length} texts`;

/**
 * Tells whether a path is the language tag of a locale. It cannot be overridden, because pages and dates
 * depend on it.
 */
const isTag = (path: string): boolean => /^\w+\.language$/.test(path);

/**
 * Compares the messages of a file with the known ones. In the result `wrong` lists sentences about invalid
 * messages, and `unknown` lists the keys that match no message.
 */
export const compare = (
  known: unknown,
  given: unknown,
  path: string,
  wrongIn = wrongText,
): { wrong: string[]; unknown: string[] } => {
  if (known === undefined) return { wrong: [], unknown: [path] };
  if (isTag(path)) return { wrong: [`${path} cannot be replaced`], unknown: [] };
  if (isTree(known)) {
    if (!isTree(given))
      return { wrong: [`${path || 'the file'} must be an object of messages`], unknown: [] };
    const below = Object.entries(given).map(([key, value]) =>
      compare(
        Object.hasOwn(known, key) ? known[key] : undefined,
        value,
        path ? `${path}.${key}` : key,
        wrongIn,
      ),
    );
    return {
      wrong: below.flatMap(({ wrong }) => wrong),
      unknown: below.flatMap(({ unknown }) => unknown),
    };
  }
  const reason = Array.isArray(known) ? wrongList(known, given) : wrongIn(String(known), given);
  return { wrong: reason ? [`${path} ${reason}`] : [], unknown: [] };
};

/** Reads a JSON file. */
export const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));

/**
 * Parses the value of `MESSAGES_FILE`: the path of a JSON file `{ "en": { … }, "hi": { … } }`, which is read
 * and checked.
 */
export const messagesFile = z.string().transform((file, context): MessagesFile => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  try {
    const given = readJson(file);
    const { wrong, unknown } = compare(languages, given, '');
    for (const sentence of wrong) refuse(`in ${file}: ${sentence}`);
    return { overrides: given as Overrides, unknown }; // `compare` has checked it; unknown keys have no effect
  } catch (error) {
    refuse(`${file} cannot be read as JSON: ${String(error)}`);
    return { overrides: {}, unknown: [] };
  }
});

/** Writes a shop's overrides into the messages of this process. Call it once: a process serves one shop. */
export const useMessagesFile = ({ overrides: { en, hi } }: MessagesFile): void => {
  if (en) for (const messages of [languages.en, english, englishPage]) applyOverrides(messages, en);
  if (hi) for (const messages of [languages.hi, hindi, hindiPage]) applyOverrides(messages, hi);
};

const shownOnPages = new Set([...Object.keys(englishPage), 'ratings', 'admin']);

/**
 * Returns the overrides that a browser needs: those of the storefront and the dashboard, without mails and
 * API answers.
 */
export const pageOverrides = ({ overrides }: MessagesFile): Overrides =>
  Object.fromEntries(
    Object.entries(overrides).map(([language, tree]: [string, MessageTree]) => [
      language,
      Object.fromEntries(Object.entries(tree).filter(([key]) => shownOnPages.has(key))),
    ]),
  );
