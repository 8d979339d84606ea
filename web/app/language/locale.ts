import { messages as english, type PageMessages } from '../../../contract/messages/page/en.js';
import type { FurtherLanguages } from '../../../contract/messages/overrides.js';
import { fill } from '../../../contract/messages/fill.js';
import { createEmitter } from '../emitter.js';
import { fetchOrReload } from '../net/code.js';
import { notice } from '../notices.js';
import { languageKey as place, onOtherTab, readItem, storeLanguage } from '../session/storage.js';
import { overridden, overrides } from './overrides.js';

/** The code of one of the shop's languages, such as `en`. */
export type Language = string;

/** A language with its messages. */
export interface Locale {
  language: Language;
  messages: PageMessages;
}

/** The languages that the shop adds by files (ADR 70). A server adds their names before it renders. */
export const furtherLanguages: FurtherLanguages = overrides();

/** Returns the names of the shop's languages by code. */
export const languageNames = ({ web } = words()): Record<Language, string> => ({
  ...web.languages,
  ...furtherLanguages.names,
});

/** Loads the messages of a language. Those of each language except English are a separate module. */
const load = async (language: Language): Promise<PageMessages> => {
  if (language === 'en') return english;
  const loaded = await fetchOrReload((): Promise<{ messages: PageMessages }> =>
    language === 'hi'
      ? import('../../../contract/messages/page/hi.js')
      : import(/* @vite-ignore */ furtherLanguages.pages?.[language] ?? ''),
  );
  return overridden(language, loaded.messages);
};

const first: Locale = { language: 'en', messages: english };
let shown = first;
let wanted = first.language;
const changes = createEmitter();

/** Returns English, the locale of the first render in the browser and on a server. */
export const firstLocale = (): Locale => first;
export const currentLocale = (): Locale => shown;

/**
 * Calls `changed` when the locale changes.
 * @returns a function that unsubscribes
 */
export const onLocale = changes.subscribe;

/**
 * Returns the current locale's messages, for code outside components. Call it each time a message is needed,
 * because the locale may change.
 */
export const words = (): PageMessages => shown.messages;

/** Says in a toast that the messages of a language did not load. */
export const tellNotLoaded = (language: Language): void => {
  notice.failure(fill(words().web.languageNotLoaded, { language: languageNames()[language] ?? '' }));
};

/**
 * Loads a locale and switches the page to it. Until then the page keeps its language. A failure is shown as a
 * toast and leaves the language as it is.
 */
export const bring = async (language: Language): Promise<void> => {
  wanted = language;
  const messages = await load(language).catch(() => undefined);
  if (wanted !== language) return; // another language was chosen meanwhile
  if (!messages) {
    wanted = shown.language;
    document.documentElement.lang = words().language; // the server wrote the chosen language
    tellNotLoaded(language);
    return;
  }
  shown = { language, messages };
  document.documentElement.lang = messages.language;
  changes.emit();
};

/** Loads a locale without showing it. */
export const localeIn = async (language: Language): Promise<Locale> => ({
  language,
  messages: await load(language),
});

/** Tells whether a text is one of the shop's languages. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languageNames(), text);

/** Returns the language that was chosen at an earlier visit or in another tab. */
export const chosenLanguage = (): Language | undefined => {
  const stored = readItem(place);
  return isLanguage(stored) ? stored : undefined;
};

/** Changes the language and stores the choice for the next visit. */
export const chooseLanguage = (language: Language): Promise<void> => {
  storeLanguage(language);
  return bring(language);
};

/**
 * Switches to the stored language, which was chosen at an earlier visit or in another tab; does nothing if
 * none is stored.
 */
export const recallLanguage = async (): Promise<void> => {
  const chosen = chosenLanguage();
  if (chosen && chosen !== wanted) await chooseLanguage(chosen);
};

/**
 * Switches the language when it is changed in another tab.
 * @returns a function that unsubscribes
 */
export const followLanguage = (): (() => void) => onOtherTab([place], () => void recallLanguage());
