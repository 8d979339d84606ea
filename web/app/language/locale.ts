import { messages as english, type PageMessages } from '../../../contract/messages/page/en.js';
import { fill } from '../../../contract/messages/fill.js';
import { fetchOrReload } from '../net/code.js';
import { notice } from '../notices.js';
import { onOtherTab, readItem, writeItem } from '../session/storage.js';
import { languageKey as place } from '../session/tokens.js';
import { overridden } from './overrides.js';

/** The languages to choose from. */
export type Language = keyof PageMessages['web']['languages'];

interface Locale {
  language: Language;
  messages: PageMessages;
}

/** Each but the default edition is a chunk of its own. */
const locales: Record<Language, () => Promise<PageMessages>> = {
  en: async () => english,
  hi: async () =>
    overridden('hi', (await fetchOrReload(() => import('../../../contract/messages/page/hi.js'))).messages),
};

const first: Locale = { language: 'en', messages: english };
let shown = first;
let wanted = first.language;
const listeners = new Set<() => void>();

/** What every visitor gets first, and what a server draws. */
export const firstLocale = (): Locale => first;
export const currentLocale = (): Locale => shown;

/** Tells when another edition is shown. Returns how to stop. */
export const onLocale = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The words for what is said outside components: looked up when it is said. */
export const words = (): PageMessages => shown.messages;

/** Shows an edition once it is there. Until then, and where it does not come (which is told), the page stays as it is. */
const bring = async (language: Language): Promise<void> => {
  wanted = language;
  const messages = await locales[language]().catch(() => undefined);
  if (wanted !== language) return; // another one was chosen meanwhile
  if (!messages) {
    wanted = shown.language;
    const { languages, languageNotLoaded } = words().web;
    notice.failure(fill(languageNotLoaded, { language: languages[language] }));
    return;
  }
  shown = { language, messages };
  document.documentElement.lang = messages.language;
  for (const changed of listeners) changed();
};

const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(locales, text);

/** Shows a language, and remembers it for the next visit. */
export const chooseLanguage = (language: Language): Promise<void> => {
  writeItem(place, language);
  return bring(language);
};

/** Shows what was chosen at an earlier visit or in another tab; without a choice nothing changes. */
export const recallLanguage = async (): Promise<void> => {
  const remembered = readItem(place);
  if (isLanguage(remembered) && remembered !== wanted) await bring(remembered);
};

/** Follows the other tabs. Returns how to stop. */
export const followLanguage = (): (() => void) => onOtherTab([place], () => void recallLanguage());
