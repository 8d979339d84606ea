import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { adminMessages as english, type AdminMessages } from '../../../contract/messages/en/admin.js';
import { fill } from '../../../contract/messages/fill.js';
import { AdminMessagesProvider, useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { waitingForShop } from '../net/code.js';
import { tryAgain } from '../net/onlineStatus.js';
import { notice } from '../notices.js';
import { type Language, words } from './locale.js';
import { useLocale } from './LocaleProvider.js';
import { overriddenAdmin } from './overrides.js';

overriddenAdmin('en', english);

/**
 * Provides the dashboard's messages in the current locale. Until they have loaded, the messages of the
 * provider around this one stay.
 */
export function AdminLocaleProvider({ children }: { children: ReactNode }) {
  const outside = useAdminMessages();
  const { language } = useLocale();
  const come = () => adminMessagesIn(language);
  const messages = useSyncExternalStore(onAdminMessages, come, come);
  useEffect(() => void loadAdminMessages(language), [language]);
  return <AdminMessagesProvider messages={messages ?? outside}>{children}</AdminMessagesProvider>;
}

const tellAbsent = (language: Language) => {
  const { languages, languageNotLoaded } = words().web;
  notice.failure(fill(languageNotLoaded, { language: languages[language] }));
};

/**
 * Functions that load the dashboard's messages, by locale. Each locale except English is a separate chunk,
 * which customers never load.
 */
const locales: Record<Exclude<Language, 'en'>, () => Promise<AdminMessages>> = {
  hi: waitingForShop(
    async () => overriddenAdmin('hi', (await import('../../../contract/messages/hi/admin.js')).adminMessages),
    () => tellAbsent('hi'),
  ),
};

const here = new Map<Language, AdminMessages>();
const underWay = new Set<Language>();
const listeners = new Set<() => void>();

/**
 * Returns the dashboard's messages in a language; undefined until they have loaded, and for English, which is
 * not loaded here.
 */
const adminMessagesIn = (language: Language): AdminMessages | undefined => here.get(language);

/**
 * Calls `came` whenever the dashboard's messages of a locale have loaded.
 * @returns a function that unsubscribes
 */
const onAdminMessages = (came: () => void): (() => void) => {
  listeners.add(came);
  return () => listeners.delete(came);
};

/**
 * Loads the dashboard's messages of a language once. A failure is shown as a toast; while the shop is
 * offline, the load waits until the shop is back.
 */
const loadAdminMessages = async (language: Language): Promise<void> => {
  if (language === 'en' || here.has(language)) return;
  if (underWay.has(language)) return void tryAgain();
  underWay.add(language);
  try {
    here.set(language, await locales[language]());
    for (const came of listeners) came();
  } catch {
    tellAbsent(language);
  } finally {
    underWay.delete(language);
  }
};
